import { useTexts } from '../../../../store/hooks.ts';
import { requestTexts } from '../../../texts/requests.ts';
import { sampleFormTexts } from '../../../texts/sample-form.ts';

/** Labels of the fields, in the order of the form. */
export function useSampleLabels() {
  const text = useTexts(sampleFormTexts);
  const words = useTexts(requestTexts);
  return {
    reason: text('sampleRequest.reason'),
    firstName: words('request.firstName'),
    lastName: words('request.lastName'),
    email: words('request.email'),
    company: words('request.company'),
    region: words('request.region'),
    subRegion: words('request.subRegion'),
    name: text('sampleRequest.name'),
    street: text('sampleRequest.street'),
    zipCode: text('sampleRequest.zipCode'),
    city: text('sampleRequest.city'),
    country: text('sampleRequest.country'),
    isElsewhere: text('sampleRequest.elsewhere'),
    shippingName: text('sampleRequest.name'),
    shippingStreet: text('sampleRequest.street'),
    shippingZipCode: text('sampleRequest.zipCode'),
    shippingCity: text('sampleRequest.city'),
    shippingCountry: text('sampleRequest.country'),
  };
}

import type { Translate } from './translate.ts';

/** Errors of empty fields in a form's summary; the field itself shows the rule's message. */
export const missingTexts = {
  'missing.firstName': 'Enter your first name',
  'missing.lastName': 'Enter your last name',
  'missing.company': 'Enter your company',
  'missing.country': 'Choose your country',
  'missing.email': 'Enter your email address',
  'missing.password': 'Choose a password',
  'missing.passwordConfirmation': 'Repeat the password',
  'missing.selectedIndustries': 'Choose at least one industry',
  'missing.industries': 'Choose at least one industry',
  'missing.industry': 'Choose an industry',
  'missing.topic': 'Choose a topic',
  'missing.region': 'Choose your region',
  'missing.subRegion': 'Choose your subregion',
  'missing.message': 'Write your message',
  'missing.documentType': 'Choose a document',
  'missing.reason': 'Write what you need the sample for',
  'missing.name': 'Enter the name of your address',
  'missing.street': 'Enter street and number of your address',
  'missing.zipCode': 'Enter the postcode of your address',
  'missing.city': 'Enter the city of your address',
  'missing.shippingName': 'Enter the name of the shipping address',
  'missing.shippingStreet': 'Enter street and number of the shipping address',
  'missing.shippingZipCode': 'Enter the postcode of the shipping address',
  'missing.shippingCity': 'Enter the city of the shipping address',
  'missing.shippingCountry': 'Choose the country of the shipping address',
} as const;

/**
 * Words for a form's summary.
 *
 * @param requiredText message of the rule for required fields
 * @returns a function that returns the text for an empty field, and `undefined` for any other error
 */
export function askFor(t: Translate<typeof missingTexts>, requiredText: string) {
  return (name: string, message: string): string | undefined => {
    const key = `missing.${name}`;
    const isKnown = Object.hasOwn(missingTexts, key);
    return isKnown && message === requiredText ? t(key as keyof typeof missingTexts) : undefined;
  };
}

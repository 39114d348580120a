import { usePage, useTexts } from '../../../src/store/hooks.ts';
import { readFormTokenAhead } from '../../../src/store/write/form-token.ts';
import { summaryTitle, validationTexts } from '../../../src/texts/validation.ts';
import { Form } from '../../../src/ui/form/Form.tsx';
import { FormActions } from '../../../src/ui/form/FormActions.tsx';
import { loadContact } from '../load-contact.ts';
import { contactTexts } from '../texts.ts';
import type { Contact } from '../useContact.ts';
import { ContactConsent } from './ContactConsent.tsx';
import { ContactLead } from './ContactLead.tsx';
import { DetailFields } from './DetailFields.tsx';
import { EnquiryFields } from './EnquiryFields.tsx';

const DETAILS = ['firstName', 'lastName', 'email', 'company', 'country', 'region'] as const;

/** The form's fields. If the profile has all personal data, the enquiry comes first. */
export function ContactFields({ contact }: { contact: Contact }) {
  const { store } = usePage();
  const t = useTexts(contactTexts);
  const validation = useTexts(validationTexts);
  const { form, asked } = contact;
  const isKnown = !DETAILS.some((field) => asked.has(field));
  const details = <DetailFields key="details" contact={contact} />;
  const prepare = () => {
    loadContact().catch(() => {});
    void readFormTokenAhead(store);
  };
  const enquiry = <EnquiryFields key="enquiry" contact={contact} />;

  return (
    <div onInput={prepare}>
      <Form
        form={form}
        summaryTitle={summaryTitle(validation)}
        busyText={t('contact.busy')}
        uncertainText={
          form.sentBefore && t(form.sentBefore === 'same' ? 'contact.uncertain' : 'contact.uncertain.other')
        }
        restoredText={form.isRestored && t('contact.restored')}
      >
        <ContactLead contact={contact} />
        {isKnown ? [enquiry, details] : [details, enquiry]}
        <ContactConsent />
        <FormActions submitText={t('contact.submit')} />
      </Form>
    </div>
  );
}

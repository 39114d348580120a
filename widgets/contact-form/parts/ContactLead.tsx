import { useShared, useTexts } from '../../../src/store/hooks.ts';
import { assignedContact } from '../rules/assigned-contact.ts';
import { contactProduct } from '../rules/contact-subject.ts';
import { contactTexts } from '../texts.ts';
import type { Contact } from '../useContact.ts';

/** Shows subject and recipient of the message. A contact block has no recipient before a topic is selected. */
export function ContactLead({ contact: { contactType, data } }: { contact: Contact }) {
  const t = useTexts(contactTexts);
  const assigned = useShared(({ user }) => assignedContact(contactType, user))?.name;
  const product = contactProduct(data);
  const recipient =
    contactType === 'contact_block'
      ? undefined
      : t('contact.assigned', { name: assigned ?? t(`contact.recipient.${contactType}`) });
  if (!product && !recipient) return null;
  return (
    <div className="ce-muted">
      {product && <p>{t('contact.about', product)}</p>}
      {recipient && <p>{recipient}</p>}
    </div>
  );
}

import type { ContactType } from '../../../src/domain/contact/contact-type.ts';

/** Topics of the site's contact forms, each with its mailbox. */
export const contactTopics = [
  { id: 'samples', title: 'Samples', recipient: 'samples@example.com' },
  { id: 'documents', title: 'Documents', recipient: 'documents@example.com' },
  { id: 'website', title: 'This website', recipient: 'webmaster@example.com' },
] as const;

/** Titles of the kinds of contact. */
export const contactKinds: Readonly<Record<ContactType, string>> = {
  contact_block: 'General question',
  bce: 'Business enquiry',
  psr: 'Product safety',
  customer_service: 'Customer service',
  account_manager: 'Account manager',
};

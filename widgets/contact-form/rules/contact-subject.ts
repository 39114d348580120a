import type { ContactType } from '../../../src/domain/contact/contact-type.ts';

interface Opened {
  contactType: ContactType;
  recipient?: string | undefined;
  /** The caller's data, such as the product. */
  data: Readonly<Record<string, unknown>>;
  title?: string | undefined;
  /** Initial text of the message. */
  message?: string | undefined;
}

/**
 * Returns the key of a message's subject and recipient: of all that its opener says. Each has a form and a draft of its
 * own, so that no text reaches another department, another product's contact or another enquiry.
 */
export function contactSubject({ contactType, recipient, data, title, message }: Opened): string {
  const about = JSON.stringify({ ...data, title, message });
  return [contactType, about !== '{}' && about, recipient].filter(Boolean).join('-');
}

/** Returns the product that a message is about, from the data of a product page. */
export function contactProduct({
  prd,
  productName,
}: Opened['data']): { name: string; prd: string } | undefined {
  return typeof prd === 'string' && typeof productName === 'string' ? { name: productName, prd } : undefined;
}

import type { UserRecord } from '../users/user-record.ts';
import { holdsRole } from '../users/user-view.ts';
import type { ContactMessage } from './contact-message.ts';

/** Mailboxes by kind of contact. */
const mailboxes: Record<ContactMessage['contactType'], string> = {
  bce: 'business@example.com',
  contact_block: 'info@example.com',
  psr: 'product-safety@example.com',
  account_manager: 'sales@example.com',
  customer_service: 'service@example.com',
};

/** Mailboxes of special topics. */
const topics = new Map([
  ['samples', 'samples@example.com'],
  ['documents', 'documents@example.com'],
  ['website', 'webmaster@example.com'],
]);

/**
 * Returns the recipient of a message: an address of this list or one of the user's own contacts. A recipient chosen by
 * the client would make the form an open relay (decision 30).
 */
export function recipientOf({ contactType, topic }: ContactMessage, user: UserRecord | undefined): string {
  const isValidated = user !== undefined && holdsRole(user, 'validated');
  if (isValidated && contactType === 'customer_service' && user.customerService)
    return user.customerService.email;
  if (isValidated && contactType === 'account_manager' && user.accountManager)
    return user.accountManager.email;
  return (typeof topic === 'string' && topics.get(topic)) || mailboxes[contactType];
}

/** Returns the recipients of a sample request: the user's own contacts (spec P§6), else the samples' mailbox. */
export function sampleRecipients({ customerService, accountManager }: UserRecord): string[] {
  const own = [customerService, accountManager].flatMap((contact) => contact?.email || []);
  return own.length > 0 ? [...new Set(own)] : ['samples@example.com'];
}

/** Recipient of requests for regulatory documents. */
export const regulatoryRecipient = mailboxes.psr;

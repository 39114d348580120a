import { contactTopics } from '../../data/portal/contact-kinds.ts';
import type { UserRecord } from '../ground/users/user-record.ts';
import { holdsRole } from '../ground/users/user-view.ts';
import type { ContactMessage } from './contact-message.ts';

/** Mailboxes by kind of contact. */
const mailboxes: Record<ContactMessage['contactType'], string> = {
  bce: 'business@example.com',
  contact_block: 'info@example.com',
  psr: 'product-safety@example.com',
  account_manager: 'sales@example.com',
  customer_service: 'service@example.com',
};

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
  return contactTopics.find(({ id }) => id === topic)?.recipient ?? mailboxes[contactType];
}

const SAMPLES = 'samples@example.com';

/** A recipient of a sample request. */
export interface Recipient {
  email: string;
  /** Such as `Ines Calder, customer service`. */
  title: string;
}

/** Returns the recipients of a sample request: the user's own contacts (spec P§6), else the samples' mailbox. */
export function sampleRecipients({ customerService, accountManager }: UserRecord): Recipient[] {
  const own = new Map<string, string>();
  if (accountManager?.email) own.set(accountManager.email, `${accountManager.name}, account manager`);
  if (customerService?.email) own.set(customerService.email, `${customerService.name}, customer service`);
  if (own.size === 0) own.set(SAMPLES, 'Samples');
  return [...own].map(([email, title]) => ({ email, title }));
}

/** Who answers a request for samples, as its receipt names them. */
export interface SampleContact {
  role: 'customerService' | 'accountManager' | 'samples';
  name: string;
  email: string;
  phone?: string;
}

/** Returns who answers a request for samples: the user's own contacts, else the samples' mailbox. */
export function sampleContacts({ customerService, accountManager }: UserRecord): SampleContact[] {
  const own: SampleContact[] = [];
  if (customerService) own.push({ role: 'customerService', ...customerService });
  if (accountManager) own.push({ role: 'accountManager', ...accountManager });
  return own.length > 0 ? own : [{ role: 'samples', name: 'Samples', email: SAMPLES }];
}

/** Recipient of requests for regulatory documents. */
export const regulatoryRecipient = mailboxes.psr;

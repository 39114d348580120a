import type { ContactType } from './contact-type.ts';

interface Contact {
  name?: string | undefined;
  email?: string | undefined;
}

interface Customer {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
  customerService?: Contact | undefined;
  accountManager?: Contact | undefined;
}

/**
 * The person whom a validated customer's message goes to; `undefined` where it goes to a mailbox (spec S§6).
 * The server decides; this is for the customer to know.
 */
export function assignedContact(contactType: ContactType, user: Customer | null): Contact | undefined {
  if (!user?.tokenPayload?.roles?.includes('validated')) return undefined;
  if (contactType === 'customer_service') return user.customerService;
  return contactType === 'account_manager' ? user.accountManager : undefined;
}

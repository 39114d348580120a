import type { ContactType } from '../../../src/domain/contact/contact-type.ts';

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
 * Returns the person who receives a validated customer's message; `undefined` if it goes to a mailbox (spec S§6).
 * For display only: the server decides.
 */
export function assignedContact(contactType: ContactType, user: Customer | null): Contact | undefined {
  if (!user?.tokenPayload?.roles?.includes('validated')) return undefined;
  if (contactType === 'customer_service') return user.customerService;
  return contactType === 'account_manager' ? user.accountManager : undefined;
}

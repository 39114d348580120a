import type { ContactType } from '../../domain/contact/contact-type.ts';
import { type TrackingStatus, userStatus } from '../../domain/user/user-status.ts';

interface Contact {
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

interface Viewer {
  tokenPayload?: { roles?: readonly string[] | undefined } | undefined;
  customerService?: Contact | undefined;
  accountManager?: Contact | undefined;
}

/** One way to get in touch from a product page. */
export interface ProductContact {
  type: Exclude<ContactType, 'contact_block'>;
  /** Person assigned to the user; a department if absent. */
  contact?: Contact | undefined;
}

/** Contacts of a product page, and what an account would add. */
export interface ProductContacts {
  contacts: readonly ProductContact[];
  /** What the hint offers; `null` if there is nothing to gain. */
  upsell: 'register' | 'validate' | null;
}

/** Advantage of a status that the viewer does not have. */
const UPSELL: Readonly<Record<TrackingStatus, ProductContacts['upsell']>> = {
  public: 'register',
  'public-registered': 'validate',
  validated: null,
  internal: null,
};

/**
 * Returns the contacts of a product page: customer service, account manager and product safety for validated users,
 * the general enquiry for others (spec P§6). Persons who are not assigned are left out, and the general enquiry takes
 * their place where none is (decision 27); internal users have none.
 */
export function productContacts(user: Viewer | null | undefined): ProductContacts {
  const status = userStatus(user);
  const upsell = UPSELL[status];
  const safety: ProductContact = { type: 'psr' };
  const general: ProductContact = { type: 'bce' };
  if (upsell) return { contacts: [general], upsell };
  if (status === 'internal') return { contacts: [safety, general], upsell };
  const assigned: ProductContact[] = [
    { type: 'customer_service', contact: user?.customerService },
    { type: 'account_manager', contact: user?.accountManager },
  ];
  const known = assigned.filter(({ contact }) => contact?.name || contact?.email || contact?.phone);
  return { contacts: known.length > 0 ? [...known, safety] : [general, safety], upsell };
}

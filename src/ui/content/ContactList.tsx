import { phoneAddress } from '../../lib/text/contact-pieces.ts';
import { Link } from '../action/Link.tsx';
import { useStyles } from '../base/styles.ts';
import css from './contact-list.css';

/** A contact person or department; unknown fields are left out (decision 27). */
export interface ListedContact {
  role: string;
  name?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
}

/** Whether anything is known about a contact beyond its role. */
export function isReachable({ name, email, phone }: ListedContact): boolean {
  return Boolean(name || email || phone);
}

/** The user's contact persons, with their addresses as links. */
export function ContactList({ contacts }: { contacts: readonly ListedContact[] }) {
  useStyles(css);
  return (
    <dl className="ce-contacts ce-split ce-gap-4">
      {contacts.filter(isReachable).map(({ role, name, email, phone }) => (
        <div key={role}>
          <dt className="ce-meta">{role}</dt>
          {name && <dd className="ce-contacts__name">{name}</dd>}
          {email && (
            <dd>
              <Link href={`mailto:${email}`}>{email}</Link>
            </dd>
          )}
          {phone && (
            <dd>
              <Link href={phoneAddress(phone)}>{phone}</Link>
            </dd>
          )}
        </div>
      ))}
    </dl>
  );
}

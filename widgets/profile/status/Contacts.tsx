import type { User } from '../../../src/payload/schema.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { profileTexts } from '../../../src/texts/profile.ts';
import { Link } from '../../../src/ui/action/Link.tsx';
import { Section } from '../Section.tsx';

/** Who looks after the user; parts that are not known are left out (decision 27). */
export function Contacts({ user: { customerService, accountManager } }: { user: User }) {
  const text = useTexts(profileTexts);
  const contacts = [
    { role: text('profile.status.customerService'), ...customerService },
    { role: text('profile.status.accountManager'), ...accountManager },
  ].filter(({ name, email, phone }) => name || email || phone);

  if (contacts.length === 0) return null;
  return (
    <Section title={text('profile.status.contacts')}>
      <dl className="ce-profile-contacts">
        {contacts.map(({ role, name, email, phone }) => (
          <div key={role}>
            <dt>{role}</dt>
            {name && <dd className="ce-profile-contacts__name">{name}</dd>}
            {email && (
              <dd>
                <Link href={`mailto:${email}`}>{email}</Link>
              </dd>
            )}
            {phone && (
              <dd>
                <Link href={`tel:${phone.replace(/[^\d+]/g, '')}`}>{phone}</Link>
              </dd>
            )}
          </div>
        ))}
      </dl>
    </Section>
  );
}

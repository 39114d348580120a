import type { User } from '../../../src/payload/schema.ts';
import { useTexts } from '../../../src/store/hooks.ts';
import { ContactList, isReachable } from '../../../src/ui/content/ContactList.tsx';
import { Section } from '../Section.tsx';
import { profileTexts } from '../texts.ts';

/** The user's contact persons. */
export function Contacts({ user: { customerService, accountManager } }: { user: User }) {
  const text = useTexts(profileTexts);
  const contacts = [
    { role: text('profile.status.customerService'), ...customerService },
    { role: text('profile.status.accountManager'), ...accountManager },
  ];
  if (!contacts.some(isReachable)) return null;
  return (
    <Section title={text('profile.status.contacts')}>
      <ContactList contacts={contacts} />
    </Section>
  );
}

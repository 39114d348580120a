import type { PageProps } from '../page-props.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSection } from './EmailSection.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonalData } from './PersonalData.tsx';

/** `/personal`: who one is, how one logs in, and the way out for good. */
export function PersonalPage({ user }: PageProps) {
  return (
    <>
      <PersonalData user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <DeleteAccount />
    </>
  );
}

import type { PageProps } from '../page-props.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LogoutEverywhere } from './LogoutEverywhere.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonalData } from './PersonalData.tsx';

/** `/personal`: personal data, login data, and deleting the account. */
export function PersonalPage({ user }: PageProps) {
  return (
    <>
      <PersonalData user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <LogoutEverywhere />
      <DeleteAccount />
    </>
  );
}

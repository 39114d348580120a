import type { ScreenProps } from '../screen-props.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LogoutEverywhere } from './LogoutEverywhere.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonalData } from './PersonalData.tsx';

/** `/personal`: personal data, login data, and deleting the account. */
export function PersonalScreen({ user }: ScreenProps) {
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

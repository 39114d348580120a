import { lazyPart } from '../../../src/outcome/lazy-part.ts';
import { ReadSkeleton } from '../ReadSkeleton.tsx';
import type { ScreenProps } from '../screen-props.ts';
import { DeleteAccount } from './DeleteAccount.tsx';
import { EmailSection } from './EmailSection.tsx';
import { LogoutEverywhere } from './LogoutEverywhere.tsx';
import { PasswordSection } from './PasswordSection.tsx';
import { PersonalData } from './PersonalData.tsx';

const Sessions = lazyPart(() => import('../sessions/Sessions.tsx').then((module) => module.Sessions), {
  Waiting: () => <ReadSkeleton />,
});

const OwnData = lazyPart(() => import('../own-data/OwnData.tsx').then((module) => module.OwnData));

/** `/personal`: personal data, login data, devices, and what becomes of all the data. */
export function PersonalScreen({ user, sessions, ownData }: ScreenProps) {
  return (
    <>
      <PersonalData user={user} />
      <EmailSection user={user} />
      <PasswordSection user={user} />
      <LogoutEverywhere>{sessions && <Sessions />}</LogoutEverywhere>
      {ownData && <OwnData />}
      <DeleteAccount />
    </>
  );
}

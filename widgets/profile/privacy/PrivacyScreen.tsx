import type { ScreenProps } from '../screen-props.ts';
import { Consents } from './Consents.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';

/** `/privacy`: consents, and the accepted privacy policy. */
export function PrivacyScreen({ user }: ScreenProps) {
  return (
    <>
      <Consents user={user} />
      <PrivacyPolicy states={user.privacyPolicyStates} />
    </>
  );
}

import type { PageProps } from '../page-props.ts';
import { Consents } from './Consents.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';

/** `/privacy`: what one consents to, and the policy that one has accepted. */
export function PrivacyPage({ user }: PageProps) {
  return (
    <>
      <Consents user={user} />
      <PrivacyPolicy states={user.privacyPolicyStates} />
    </>
  );
}

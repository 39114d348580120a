import type { PageProps } from '../page-props.ts';
import { Consents } from './Consents.tsx';
import { PrivacyPolicy } from './PrivacyPolicy.tsx';

/** `/privacy`: consents, and the accepted privacy policy. */
export function PrivacyPage({ user }: PageProps) {
  return (
    <>
      <Consents user={user} />
      <PrivacyPolicy states={user.privacyPolicyStates} />
    </>
  );
}

import { useGate } from '../../src/account/state/useGate.ts';
import { isPolicyDue } from '../../src/domain/gates/privacy-policy.ts';
import { useShared } from '../../src/store/hooks.ts';
import { PolicyDialog } from './PolicyDialog.tsx';

/** The privacy-policy gate: shown while the user has not accepted the latest version. */
export function PrivacyPolicy() {
  const policy = useShared(({ payload }) => payload.latestPrivacyPolicy);
  const isDue = useShared(({ user }) => isPolicyDue(user, policy));
  const isThere = useGate('privacy-policy', isDue);
  return isThere && policy && <PolicyDialog policy={policy} />;
}

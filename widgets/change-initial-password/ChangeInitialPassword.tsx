import { useGate } from '../../src/account/state/useGate.ts';
import { mustChangePassword } from '../../src/domain/gates/required-actions.ts';
import { useShared } from '../../src/store/hooks.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** Gate for users with an initial password: shown until they have chosen a new one. */
export function ChangeInitialPassword() {
  const isDue = useShared(({ user }) => mustChangePassword(user));
  const email = useShared(({ user }) => user?.email);
  const isThere = useGate('change-initial-password', isDue);
  return isThere && email && <PasswordDialog email={email} />;
}

import { mustChangePassword } from '../../src/domain/gates/required-actions.ts';
import { useShared } from '../../src/store/hooks.ts';
import { useGate } from '../../src/store/useGate.ts';
import { PasswordDialog } from './PasswordDialog.tsx';

/** The gate in front of an initial password: there until the user has chosen another one. */
export function ChangeInitialPassword() {
  const isDue = useShared(({ user }) => mustChangePassword(user));
  const email = useShared(({ user }) => user?.email);
  const isThere = useGate('change-initial-password', isDue);
  return isThere && email && <PasswordDialog email={email} />;
}

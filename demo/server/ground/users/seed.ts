import { hashPassword, type PasswordCost } from '../../base/passwords.ts';
import { companyIdOf } from './company-id.ts';
import { demoUsers } from './demo-users.ts';
import { newUser } from './new-user.ts';
import type { UserStore } from './user-store.ts';

/** Password of every demo user, shown on the home page. */
export const demoPassword = 'Pigment-2026';

/**
 * Adds the missing demo users.
 *
 * @param cost of their password hash; lower in tests
 */
export async function seedUsers(users: UserStore, cost?: PasswordCost): Promise<void> {
  const missing = demoUsers.filter(({ id }) => !users.byId(id));
  if (missing.length === 0) return;
  // One hash for all: the password is public, and separate hashes would delay the first start.
  const passwordHash = await hashPassword(demoPassword, cost);
  for (const { title: _title, summary: _summary, ...details } of missing) {
    users.add(newUser({ ...details, companyId: companyIdOf(details.company), passwordHash }));
  }
}

import { randomUUID } from 'node:crypto';
import { favoriteFixtures } from '../../data/fixtures/saved-work.ts';
import { hashPassword } from '../base/passwords.ts';
import { seedFavorites } from '../catalogue/seed-favorites.ts';
import type { Ground } from '../ground/ground.ts';
import { companyIdOf } from '../ground/users/company-id.ts';
import { demoUsers } from '../ground/users/demo-users.ts';
import { newUser } from '../ground/users/new-user.ts';
import { demoPassword } from '../ground/users/seed.ts';
import type { UserRecord } from '../ground/users/user-record.ts';
import { seedSavedWorkOf } from '../user/seed-saved-work.ts';

/**
 * Adds a copy of a demo user in the initial state, so that settled gates can be seen again, and tests don't share an
 * account. The address gets a number, the password is the demo's.
 *
 * @returns `undefined` if there is no demo user with this key
 */
export async function copyDemoUser(
  { users, database, passwordCost }: Ground,
  key: string,
): Promise<UserRecord | undefined> {
  const original = demoUsers.find((user) => user.key === key);
  if (!original) return undefined;
  const { title: _title, summary: _summary, ...details } = original;
  const id = randomUUID();
  const email = original.email.replace('@', `+${id.slice(0, 8)}@`);
  const passwordHash = await hashPassword(demoPassword, passwordCost);
  const copy = newUser({
    ...details,
    id,
    key: null,
    email,
    passwordHash,
    companyId: companyIdOf(original.company),
  });
  users.add(copy);
  const favorites = favoriteFixtures.filter(({ userId }) => userId === original.id);
  seedFavorites(
    database,
    favorites.map((favorite) => ({ ...favorite, userId: id })),
  );
  seedSavedWorkOf(database, original.id, id);
  return copy;
}

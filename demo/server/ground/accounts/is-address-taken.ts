import type { Ground } from '../ground.ts';
import { isOwedToAnother } from './objections.ts';

/**
 * Whether an account has this address, or had it recently and may get it back by an objection. Nobody else may use it
 * until then.
 *
 * @param userId the requesting user, who may return to a former address. @default a new user
 */
export function isAddressTaken(ground: Ground, email: string, userId: string | null = null): boolean {
  return ground.users.byEmail(email) !== undefined || isOwedToAnother(ground, email, userId);
}

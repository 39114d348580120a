import type { Ground } from '../ground.ts';
import { isOwedToAnother } from './objections.ts';

/**
 * Whether an account has this address, or had it lately and may get it back by an objection: nobody may occupy it
 * meanwhile.
 *
 * @param userId who asks for it, and may go back to a former address. @default a new user
 */
export function isAddressTaken(ground: Ground, email: string, userId: string | null = null): boolean {
  return ground.users.byEmail(email) !== undefined || isOwedToAnother(ground, email, userId);
}

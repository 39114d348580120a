import type { User } from '../payload/schema.ts';
import type { Store } from './store.ts';

/**
 * Takes over what the user service answers of the signed-in user; the token stays. An answer that comes after
 * someone else has signed in changes nothing.
 */
export function replaceUser(store: Store, next: User): void {
  store.setState(({ user }) =>
    user?.userId === next.userId ? { user: { ...next, token: user.token } } : {},
  );
}

import type { User } from '../../payload/schema.ts';
import type { Store } from '../../store/state.ts';

/**
 * Updates the signed-in user from an answer of the user service; the token stays. Ignores an answer that arrives
 * after someone else signed in.
 */
export function replaceUser(store: Store, next: User): void {
  store.setState(({ user }) =>
    user?.userId === next.userId ? { user: { ...next, token: user.token } } : {},
  );
}

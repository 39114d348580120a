import type { Payload, User } from '../../payload/schema.ts';
import type { SessionSlice, Store } from '../state.ts';

/** Creates the part of the store that holds the signed-in user. */
export function sessionSlice({ user }: Readonly<Payload>): SessionSlice {
  return { user: user ?? null, token: user?.token ?? null, sessionEpoch: 0, isLoginDue: false };
}

/** Starts the session of a user. */
export function signIn(store: Store, user: User): void {
  begin(store, user);
}

/** Ends the session. */
export function signOut(store: Store): void {
  begin(store, null);
}

function begin(store: Store, user: User | null): void {
  const token = user?.token ?? null;
  store.setState(({ sessionEpoch }) => ({ user, token, sessionEpoch: sessionEpoch + 1, isLoginDue: false }));
}

/** Lets the login open for a user who is already signed in. The page stays unchanged until then. */
export function expectLogin(store: Store): void {
  store.setState({ isLoginDue: true });
}

/** Updates fields of the signed-in user, such as after saving a form. */
export function changeUser(store: Store, changes: Partial<User>): void {
  store.setState(({ user }) => ({ user: user && { ...user, ...changes } }));
}

/** Replaces the current token by a rotated one. */
export function replaceToken(store: Store, token: string): void {
  store.setState({ token });
}

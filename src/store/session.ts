import type { Payload, User } from '../payload/schema.ts';
import type { Store } from './store.ts';

/** Who is signed in, with what token. */
export interface SessionSlice {
  user: User | null;
  /** Bearer token; in memory only (docs/architecture.md, "Security"). */
  token: string | null;
  /** Counts sign-ins and sign-outs, so that an answer to an earlier session is recognised. */
  sessionEpoch: number;
  /** Who is signed in has to log in again: the session is over, or too old for what was asked (decision 61). */
  isLoginDue: boolean;
}

export function sessionSlice({ user }: Readonly<Payload>): SessionSlice {
  return { user: user ?? null, token: user?.token ?? null, sessionEpoch: 0, isLoginDue: false };
}

/** Someone signs in. */
export function signIn(store: Store, user: User): void {
  begin(store, user);
}

/** The session is over. */
export function signOut(store: Store): void {
  begin(store, null);
}

function begin(store: Store, user: User | null): void {
  const token = user?.token ?? null;
  store.setState(({ sessionEpoch }) => ({ user, token, sessionEpoch: sessionEpoch + 1, isLoginDue: false }));
}

/** Lets the login open for someone who is signed in already; the page stays as it is until then. */
export function expectLogin(store: Store): void {
  store.setState({ isLoginDue: true });
}

/** Changes what is known of the signed-in user, such as after a saved form. */
export function changeUser(store: Store, changes: Partial<User>): void {
  store.setState(({ user }) => ({ user: user && { ...user, ...changes } }));
}

/** Puts a rotated token in place of the present one. */
export function replaceToken(store: Store, token: string): void {
  store.setState({ token });
}

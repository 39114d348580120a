import type { Payload, User } from '../payload/schema.ts';
import type { Store } from './store.ts';

/** Who is signed in, with what token. */
export interface SessionSlice {
  user: User | null;
  /** Bearer token; in memory only (design, "Security"). */
  token: string | null;
  /** Counts sign-ins and sign-outs, so that an answer to an earlier session is recognised. */
  sessionEpoch: number;
}

export function sessionSlice({ user }: Readonly<Payload>): SessionSlice {
  return { user: user ?? null, token: user?.token ?? null, sessionEpoch: 0 };
}

/** Someone signs in. */
export function signIn(store: Store, user: User): void {
  store.setState(({ sessionEpoch }) => ({ user, token: user.token ?? null, sessionEpoch: sessionEpoch + 1 }));
}

/** The session is over. */
export function signOut(store: Store): void {
  store.setState(({ sessionEpoch }) => ({ user: null, token: null, sessionEpoch: sessionEpoch + 1 }));
}

/** Changes what is known of the signed-in user, such as after a saved form. */
export function changeUser(store: Store, changes: Partial<User>): void {
  store.setState(({ user }) => ({ user: user && { ...user, ...changes } }));
}

/**
 * Takes over what the user service answers of the signed-in user; the token stays. An answer that comes after
 * someone else has signed in changes nothing.
 */
export function replaceUser(store: Store, next: User): void {
  store.setState(({ user }) =>
    user?.userId === next.userId ? { user: { ...next, token: user.token } } : {},
  );
}

/** Puts a rotated token in place of the present one. */
export function replaceToken(store: Store, token: string): void {
  store.setState({ token });
}

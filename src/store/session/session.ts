import { isNewerToken } from '../../domain/user/token-rotation.ts';
import type { Payload, User } from '../../payload/schema.ts';
import type { SessionSlice, Store } from '../state.ts';

/** Creates the part of the store that holds the signed-in user. */
export function sessionSlice({ user }: Readonly<Payload>): SessionSlice {
  return begun({ sessionEpoch: -1 }, user ?? null);
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
  store.setState((session) => begun(session, user));
}

function begun({ sessionEpoch }: Pick<SessionSlice, 'sessionEpoch'>, user: User | null): SessionSlice {
  const token = user?.token ?? null;
  return {
    user,
    token,
    sessionEpoch: sessionEpoch + 1,
    isLoginDue: false,
    refusedToken: null,
    sessionEnd: null,
  };
}

/**
 * The session after the page's payload was replaced. It follows what the payload says anew of the user: until then, what
 * this page and other tabs know of the session is later. A token that was issued earlier never comes back.
 *
 * @param next the same object as `before` if nothing has changed
 * @param before the user of the payload before
 */
export function sessionOfPayload(
  session: SessionSlice,
  before: User | undefined,
  next: User | undefined,
): Partial<SessionSlice> {
  if (next === before) return {};
  if (!next) return session.user ? begun(session, null) : {};
  // A router has put a page back that it had kept.
  if (isReplaced(next.token, before?.token)) return {};
  if (next.userId !== session.user?.userId || isReplaced(session.token, next.token))
    return begun(session, next);
  const isOwnLater = !next.token || next.token === session.token || isReplaced(next.token, session.token);
  if (session.sessionEnd && !isOwnLater) return begun(session, next);
  const token = isOwnLater ? session.token : (next.token ?? null);
  return { user: { ...next, ...(token && { token }) }, token };
}

/** Whether one token of the same user was issued later than the other. */
function isReplaced(token: string | null | undefined, by: string | null | undefined): boolean {
  return !!token && !!by && isNewerToken(by, token);
}

/** Lets the login open for a user who is already signed in. The page stays unchanged until then. */
export function expectLogin(store: Store): void {
  store.setState({ isLoginDue: true });
}

/** Updates fields of the signed-in user, such as after saving a form. */
export function changeUser(store: Store, changes: Partial<User>): void {
  store.setState(({ user }) => ({ user: user && { ...user, ...changes } }));
}

/**
 * Updates the signed-in user from an answer of the user service; the token stays. Ignores an answer that arrives after
 * someone else signed in.
 */
export function replaceUser(store: Store, next: User): void {
  store.setState(({ user }) =>
    user?.userId === next.userId ? { user: { ...next, token: user.token } } : {},
  );
}

/** A service has refused the current token. */
export function refuseToken(store: Store): void {
  store.setState(({ token }) => ({ refusedToken: token }));
}

/** The session has ended. What the page shows of its user stays until the next login. */
export function endSession(store: Store, sessionEnd: 'here' | 'elsewhere'): void {
  store.setState((session) => ({ sessionEnd: session.sessionEnd ?? sessionEnd }));
}

/** Replaces the current token by a rotated one. */
export function replaceToken(store: Store, token: string): void {
  store.setState({ token });
}

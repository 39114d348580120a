import type { MiddlewareHandler } from 'hono';
import type { ServiceEnvironment, Viewer } from '../base/context.ts';
import { userOf } from '../ground/accounts/user-of.ts';
import { anonymous, viewerOf } from '../ground/accounts/viewer-of.ts';
import { fileOf } from '../ground/codes/file-of.ts';
import type { OneUseCodes } from '../ground/codes/one-use-codes.ts';
import type { SessionStore } from '../ground/session/session-store.ts';
import type { TokenClaims } from '../ground/tokens/token-claims.ts';
import type { Tokens } from '../ground/tokens/tokens.ts';
import type { UserStore } from '../ground/users/user-store.ts';
import { Refusal } from '../http/refusal.ts';
import { pathOf } from './faults/session-address.ts';

/** Addresses of files. A download token is valid for one of them, and for nothing else. */
const FILES = /^\/(util\/download|api\/v2\/document\/(download|archive))\//;

/** Dependencies of reading the viewer. */
export interface ViewerSources {
  tokens: Tokens;
  sessions: SessionStore;
  users: UserStore;
  codes: OneUseCodes;
}

/** The bearer token of a request. */
export function bearerOf(request: Request): string | undefined {
  return /^Bearer (.+)$/i.exec(request.headers.get('authorization') ?? '')?.[1];
}

/**
 * Sets `viewer` from the bearer token, with the user's present rights, whatever the token's. Sends a fresh token in
 * the response header `jwt` once the old one has aged (spec S§4) or the rights have changed. Navigations to a file,
 * which cannot send the header, have a one-use download token in the query, `jwt` or `token` (decision 79). Without
 * either, the viewer is a visitor.
 *
 * @throws Refusal 401 for a bearer token that is forged, expired, or of a session that has ended
 * @throws Refusal 410 for a download token that is forged, expired, used or of another file, whatever the session
 */
export function withViewer(sources: ViewerSources): MiddlewareHandler<ServiceEnvironment> {
  const { tokens, sessions } = sources;
  const signedInBy = ({ sid, sub }: TokenClaims) => {
    const session = sessions.byId(sid);
    const user = session && userOf(session, sources);
    return session?.signedInAt && user?.id === sub
      ? { user, session: { ...session, signedInAt: session.signedInAt } }
      : undefined;
  };
  return async (c, next) => {
    const bearer = bearerOf(c.req.raw);
    if (bearer === undefined) {
      const isFile = c.req.method === 'GET' && FILES.test(c.req.path);
      const download = isFile ? (c.req.query('jwt') ?? c.req.query('token')) : undefined;
      c.set('viewer', download === undefined ? anonymous : viewerOfDownload(sources, download, c.req.raw));
      return next();
    }
    const claims = await tokens.read(bearer);
    const signedIn = claims && signedInBy(claims);
    if (!signedIn) throw refusedToken();
    c.set('viewer', viewerOf(signedIn.session, sources));
    await next();
    // Look up again: the request may have ended the session or removed the user.
    const after = signedInBy(claims);
    if (!after || !tokens.isDue(claims, after.user)) return;
    c.header('jwt', await tokens.issue(after.user, after.session));
  };
}

function viewerOfDownload({ codes }: ViewerSources, code: string, request: Request): Viewer {
  const file = fileOf(pathOf(request) + new URL(request.url).search);
  const user = codes.redeem('download', code, file);
  if (!user) throw spentLink();
  return { userId: user.id, roles: user.roles ?? undefined };
}

function spentLink(): Refusal {
  return new Refusal(410, {
    message: 'This link has been used, or its time is over. Open the file again from the page.',
    code: 'link_used',
  });
}

function refusedToken(): Refusal {
  return new Refusal(
    401,
    { message: 'Your session has ended. Please log in again.', code: 'invalid_token' },
    { headers: { 'WWW-Authenticate': 'Bearer error="invalid_token"' } },
  );
}

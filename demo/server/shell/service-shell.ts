import { type Context, Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { ServiceEnvironment } from '../base/context.ts';
import type { Ground } from '../ground/ground.ts';
import type { Session } from '../ground/session/session.ts';
import { answerErrors, answerNotFound } from '../http/refusal.ts';
import { withSafeHeaders } from '../http/with-safe-headers.ts';
import { withCors } from './cors.ts';
import { pathOf, sessionIn } from './faults/session-address.ts';
import { withDelayedPreflights } from './faults/with-delayed-preflights.ts';
import { withFaults } from './faults/with-faults.ts';
import { bearerOf, withViewer } from './viewer.ts';

/** Options of a service. */
interface ShellOptions {
  /** Sets the viewer. @default from the bearer token */
  viewer?: MiddlewareHandler<ServiceEnvironment>;
  /** Whether all of its responses are personal. @default false */
  isPersonal?: boolean;
}

/**
 * Wraps a service in what all services share: CORS, faults on demand, the viewer, safe headers, and errors as JSON.
 */
export function serviceShell(
  ground: Ground,
  app: Hono<ServiceEnvironment>,
  { viewer = withViewer(ground), isPersonal = false }: ShellOptions = {},
): Hono<ServiceEnvironment> {
  const shell = new Hono<ServiceEnvironment>({ getPath: pathOf });
  shell.onError(answerErrors);
  shell.notFound(answerNotFound);
  shell.use(compress());
  shell.use(withSafeHeaders({ isPersonal }));
  shell.use(withDelayedPreflights(sessionOf));
  shell.use(withCors(ground));
  shell.use(withFaults(sessionOf));
  shell.use(viewer);
  shell.route('/', app);
  return shell;

  async function sessionOf(c: Context): Promise<Session | undefined> {
    const id = await sessionId(c.req.raw);
    return id === undefined ? sessionOfDownload(c) : ground.sessions.byId(id);
  }

  /** Navigations have a download token, which names only the user: find the user's session with faults. */
  function sessionOfDownload({ req }: Context): Session | undefined {
    const code = req.query('jwt') ?? req.query('token');
    const user = code === undefined ? undefined : ground.codes.ownerOf('download', code);
    const sessions = user ? ground.sessions.ofUser(user.id) : [];
    return sessions.find(({ faults }) => Object.keys(faults).length > 0);
  }

  async function sessionId(request: Request): Promise<string | undefined> {
    const token = bearerOf(request);
    return sessionIn(request) ?? (token === undefined ? undefined : (await ground.tokens.read(token))?.sid);
  }
}

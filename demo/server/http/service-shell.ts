import { Hono, type MiddlewareHandler } from 'hono';
import { compress } from 'hono/compress';
import type { ServiceEnvironment } from '../context.ts';
import { withCors } from '../cors.ts';
import { pathOf, sessionIn } from '../faults/session-address.ts';
import { withFaults } from '../faults/with-faults.ts';
import type { Ground } from '../ground.ts';
import { bearerOf, withViewer } from '../viewer.ts';
import { answerErrors, answerNotFound } from './refusal.ts';

/**
 * Puts around a service what all have in common: calls from the site's pages only, faults on demand, the
 * viewer, and errors as JSON.
 *
 * @param viewer reads who calls. @default from the bearer token
 */
export function serviceShell(
  ground: Ground,
  app: Hono<ServiceEnvironment>,
  viewer: MiddlewareHandler<ServiceEnvironment> = withViewer(ground),
): Hono<ServiceEnvironment> {
  const shell = new Hono<ServiceEnvironment>({ getPath: pathOf });
  shell.onError(answerErrors);
  shell.notFound(answerNotFound);
  shell.use(compress());
  shell.use(withCors(ground.origins.site));
  shell.use(withFaults(async (c) => ground.sessions.byId((await sessionId(c.req.raw)) ?? '')));
  shell.use(viewer);
  shell.route('/', app);
  return shell;

  async function sessionId(request: Request): Promise<string | undefined> {
    const token = bearerOf(request);
    return sessionIn(request) ?? (token === undefined ? undefined : (await ground.tokens.read(token))?.sid);
  }
}

import { Hono } from 'hono';
import type { ServiceEnvironment } from '../../base/context.ts';
import { attachment } from '../../document/content-disposition.ts';
import { demandRecentSignIn } from '../../ground/accounts/recent-sign-in.ts';
import type { Ground } from '../../ground/ground.ts';
import { knownUser } from '../known-user.ts';
import { readOwnData } from './read-own-data.ts';

/** `GET /user/me/data`: all that is stored of the user, as one file (decision C27). */
export function ownDataRoute(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  app.get('/data', (c) => {
    const user = knownUser(c, ground);
    // All of it at once: as sensitive as the address or the password.
    demandRecentSignIn(ground, c.get('viewer'), 'download your data');
    const time = ground.now().toISOString();
    c.header('Content-Disposition', attachment(`my-data-${time.slice(0, 10)}.json`));
    return c.json({ createdAt: time, ...readOwnData(ground.database, user) });
  });
  return app;
}

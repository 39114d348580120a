import { Hono } from 'hono';
import type { ServiceContext, ServiceEnvironment, Viewer } from '../../../demo/server/base/context.ts';
import { companyIdOf } from '../../../demo/server/ground/users/company-id.ts';
import { demoUsers } from '../../../demo/server/ground/users/demo-users.ts';
import { newUser } from '../../../demo/server/ground/users/new-user.ts';
import { createUserStore } from '../../../demo/server/ground/users/user-store.ts';
import { describedAnswer } from './support/described-answer.ts';
import { databaseWithCatalogue } from './support/test-demo.ts';

/** A database in memory with the catalogue, for tests of the services. */
export function seededContext(scale = 300): ServiceContext {
  const database = databaseWithCatalogue(scale);
  const users = createUserStore(database);
  for (const { title: _title, summary: _summary, ...details } of demoUsers)
    users.add(newUser({ ...details, companyId: companyIdOf(details.company) }));
  return {
    database,
    origins: {
      site: 'http://site.test',
      user: 'http://user.test',
      search: 'http://search.test',
      document: 'http://document.test',
      backend: 'http://backend.test',
    },
    now: () => new Date('2026-11-01T12:00:00Z'),
  };
}

/** Viewers by what they may do. */
export const viewers = {
  visitor: { userId: null, roles: undefined },
  withoutRoles: { userId: 'u-20', roles: undefined },
  emptyRoles: { userId: 'u-21', roles: [] },
  validated: { userId: 'u-04', roles: ['validated', 'public_restricted'] },
  colleague: { userId: 'u-09', roles: ['validated'] },
  internal: { userId: 'u-05', roles: ['internal'] },
  admin: { userId: 'u-06', roles: ['internal', 'admin'] },
  catalogManager: { userId: 'u-24', roles: ['internal', 'catalog-manager'] },
  competitorViewer: { userId: 'u-22', roles: ['competitor-viewer'] },
} satisfies Record<string, Viewer>;

/** The app as that viewer sees it; its answers are held against the contract. */
export function seenBy(app: Hono<ServiceEnvironment>, viewer: Viewer): Hono<ServiceEnvironment> {
  const outer = new Hono<ServiceEnvironment>();
  outer.use(async (c, next) => {
    c.set('viewer', viewer);
    await next();
    await describedAnswer(c.req.method, c.req.path, c.res);
  });
  outer.onError((error) => {
    throw error;
  });
  return outer.route('/', app);
}

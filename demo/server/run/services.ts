import type { Hono, MiddlewareHandler } from 'hono';
import { createBackendApp } from '../backend/app.ts';
import type { ServiceEnvironment } from '../base/context.ts';
import type { ServiceName } from '../base/ports.ts';
import { createCatalogue } from '../catalogue/create-catalogue.ts';
import { createDocumentApp } from '../document/app.ts';
import { anonymous, renewViewer } from '../ground/accounts/viewer-of.ts';
import type { Ground } from '../ground/ground.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { createSearchApp } from '../search/app.ts';
import { createSearchCalls } from '../search/search-calls.ts';
import { serviceShell } from '../shell/service-shell.ts';
import { withViewer } from '../shell/viewer.ts';
import { createSiteApp } from '../site/app.ts';
import { createUserApp } from '../user/app.ts';
import { resetPath } from '../user/passwords.ts';

/** The services as apps that handle requests, with or without sockets. */
export type Services = Record<Exclude<ServiceName, 'site'>, Hono<ServiceEnvironment>> & {
  site: Hono<SiteEnvironment>;
};

/** Creates all services. The database must be filled by `seedCatalogue`. */
export function createServices(ground: Ground): Services {
  const search = createSearchCalls(ground);
  return {
    site: createSiteApp(ground, createCatalogue(ground.database), search),
    user: serviceShell(ground, createUserApp(ground), {
      viewer: userServiceViewer(ground),
      isPersonal: true,
    }),
    search: serviceShell(ground, createSearchApp(ground, search)),
    document: serviceShell(
      ground,
      createDocumentApp(ground, { renewViewer: (viewer) => renewViewer(ground, viewer) }),
    ),
    backend: serviceShell(ground, createBackendApp(ground)),
  };
}

/** Sets the viewer of the user service: none for the call with a reset token. */
function userServiceViewer(ground: Ground): MiddlewareHandler<ServiceEnvironment> {
  const read = withViewer(ground);
  return (c, next) => {
    if (c.req.path !== resetPath) return read(c, next);
    c.set('viewer', anonymous);
    return next();
  };
}

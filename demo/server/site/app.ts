import { Hono } from 'hono';
import { compress } from 'hono/compress';
import { fieldsCall } from '../../../src/services/product-calls.ts';
import type { Catalogue, Viewer } from '../base/context.ts';
import { userOf } from '../ground/accounts/user-of.ts';
import { viewerOf } from '../ground/accounts/viewer-of.ts';
import type { Ground } from '../ground/ground.ts';
import { withOnceOnly } from '../ground/session/once-only.ts';
import type { SiteEnvironment } from '../ground/session/session.ts';
import { withSession } from '../ground/session/session-cookie.ts';
import { demoPassword } from '../ground/users/seed.ts';
import { viewUser } from '../ground/users/user-view.ts';
import { answerErrors, answerNotFound } from '../http/refusal.ts';
import { createPages } from '../pages/app.ts';
import type { PageDependencies } from '../pages/page-dependencies.ts';
import { answerManifest } from '../search/answer-manifest.ts';
import type { SearchCalls } from '../search/search-calls.ts';
import { withCors } from '../shell/cors.ts';
import { withFaults } from '../shell/faults/with-faults.ts';
import { withKnownWriters } from '../shell/with-known-writers.ts';
import { analyticsCollector } from './analytics/collector.ts';
import { askedComparison } from './asked-comparison.ts';
import { askedFormulation, askedFormulations } from './asked-formulation.ts';
import { contactForm } from './contact-form.ts';
import { withPolicy } from './csp.ts';
import { demoRoutes } from './demo-routes.ts';
import { errorCollector } from './errors/collector.ts';
import { identities } from './identities.ts';
import { linkPages, linkRoutes } from './links/link-routes.ts';
import { loginRoutes } from './login.ts';
import { buildPayload } from './payload.ts';
import { readTags } from './read-tags.ts';
import { productRequests } from './requests/product-requests.ts';
import { sharedDocument, sharedDownload } from './shared-document.ts';
import { siteCalls } from './site-calls.ts';
import { staticFiles } from './static-files.ts';

/** The product site: the built library, calls, mailed links, the demo's own controls, and last the pages. */
export function createSiteApp(
  ground: Ground,
  catalogueFor: (viewer: Viewer) => Catalogue,
  search: SearchCalls,
): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  app.onError(answerErrors);
  app.notFound(answerNotFound);
  app.use(compress());
  app.use(withPolicy(ground.origins));
  app.route('/', staticFiles());
  app.route('/', analyticsCollector(ground.database));
  app.route('/', errorCollector(ground.database));
  for (const path of ['/login', '/api/*']) app.use(path, withCors(ground, { credentials: true }));
  app.use(withSession(ground));
  app.use(withOnceOnly(ground));
  app.use(withFaults(async (c) => c.get('session')));
  app.use(withKnownWriters(ground));
  app.route('/', loginRoutes(ground));
  app.route('/', linkRoutes(ground));
  app.route('/', siteCalls(ground));
  app.route('/', contactForm(ground));
  app.route('/', productRequests(ground));
  app.route('/', sharedDownload(ground));
  app.route('/', demoRoutes(ground));
  app.route('/', createPages(pageDependencies(ground, catalogueFor, search)));
  return app;
}

/** Those that the widgets ask the search service for. */
const FIELD_PROPERTIES = (fieldsCall().json as { source: readonly string[] }).source;

function pageDependencies(
  ground: Ground,
  catalogueFor: (viewer: Viewer) => Catalogue,
  calls: SearchCalls,
): PageDependencies {
  const { origins, outbox } = ground;
  return {
    origins,
    catalogue: (session) => catalogueFor(viewerOf(session, ground)),
    identities,
    demoPassword,
    tags: readTags,
    buildPayload: (c, page) => buildPayload(ground, c, page),
    currentUser(session) {
      const user = userOf(session, ground);
      return user && viewUser(user);
    },
    search(session, options) {
      return calls.search({ ...options, viewer: viewerOf(session, ground) });
    },
    fields: (session) => answerManifest('field', viewerOf(session, ground), FIELD_PROPERTIES),
    askedComparison: askedComparison(ground),
    formulation: askedFormulation(ground),
    formulations: askedFormulations(ground),
    sharedDocument: sharedDocument(ground),
    resetEmail: (token) => ground.codes.ownerOf('reset-password', token)?.email ?? '',
    linkPage: linkPages(ground),
    outbox: outbox.all,
    outboxMail: outbox.byId,
  };
}

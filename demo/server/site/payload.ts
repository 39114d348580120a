import type { Context } from 'hono';
import type { RawPayload } from '../../../src/payload/schema.ts';
import type { Origins } from '../base/context.ts';
import { viewWithToken } from '../ground/accounts/user-of.ts';
import type { Ground } from '../ground/ground.ts';
import { setNextOnce } from '../ground/session/once-only.ts';
import type { OnceOnly, Session, SiteEnvironment } from '../ground/session/session.ts';
import type { PageDescription } from '../pages/page-dependencies.ts';
import { addressFor } from '../shell/faults/session-address.ts';
import { sameOriginPath } from './back-url.ts';
import { fixedPayload } from './fixed-payload.ts';
import { mainMenuFor } from './main-menu.ts';

/**
 * Returns the payload of one page for one browser (spec S§3 "Page payload"). Uses up messages and flags that show once,
 * unless the page keeps them.
 */
export async function buildPayload(
  ground: Ground,
  c: Context<SiteEnvironment>,
  page: PageDescription,
): Promise<RawPayload> {
  const session = c.get('session');
  const user = await viewWithToken(session, ground);
  const backUrl = sameOriginPath(page.backUrl ?? askedBackUrl(c.get('once')), ground.origins.site);
  const payload: RawPayload = {
    ...fixedPayload,
    editor: session.editor,
    ...(user ? { user } : {}),
    // Small screens show the same: `mobileMainMenu` is left out.
    mainMenu: mainMenuFor(page.path),
    services: servicesFor(ground.origins, session),
    errorReporting: { dsn: dsnOf(ground.origins.site), environment: 'demo' },
    pagePermissions: {
      formulationRepository: user?.canViewFormulations ?? false,
      mysheets: user !== undefined,
      companysheets: user !== undefined,
    },
    formSecurityToken: ground.formTokens.issue(session.formKey),
    page: {
      forbidden: page.forbidden ?? false,
      dataProtection: page.dataProtection ?? false,
      suppressCookieModal: page.suppressCookieModal ?? false,
    },
    ...(backUrl ? { backUrl } : {}),
    ...(page.keepOnceOnly ? {} : takeOnceOnly(c, backUrl)),
  };
  return { ...payload, ...page.overrides };
}

/** Returns the fields of the payload that go stale while a page stays open. */
export async function freshPayload(ground: Ground, session: Session): Promise<RawPayload> {
  const user = await viewWithToken(session, ground);
  return {
    version: fixedPayload.version,
    formSecurityToken: ground.formTokens.issue(session.formKey),
    ...(user ? { user } : {}),
  };
}

/** Returns the back URL of the requested login; none for later logins. */
function askedBackUrl({ showLogin, backUrl }: OnceOnly): string | undefined {
  return showLogin ? backUrl : undefined;
}

function takeOnceOnly(c: Context<SiteEnvironment>, backUrl: string | undefined): RawPayload {
  const { backUrl: _earlier, ...shown } = c.get('once');
  // Keep the back URL for a login by mail that starts on this page.
  setNextOnce(c, backUrl === undefined ? {} : { backUrl });
  return shown;
}

/** Returns the address of the error collector in the format of Sentry's clients, with a key as its user. */
function dsnOf(site: string): string {
  return Object.assign(new URL('/errors/1', site), { username: 'demo' }).href;
}

function servicesFor(origins: Origins, session: Session): Record<string, string> {
  const { site, ...services } = origins;
  const hasFaults = Object.keys(session.faults).length > 0;
  const addresses = Object.entries(services).map(([name, origin]) => [
    name,
    hasFaults ? addressFor(origin, session.id) : origin,
  ]);
  return {
    site,
    ...Object.fromEntries(addresses),
    mobileViewer: `${site}/product/{id}`,
    edit: `${site}/admin/products/{id}`,
  };
}

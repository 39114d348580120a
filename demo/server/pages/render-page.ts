import { getCookie } from 'hono/cookie';
import { type Html, html } from '../base/html.ts';
import { companySlots } from './company-slots.ts';
import { colorSchemeOf, readTheme, renderDemoBar, THEME_VERSION } from './demo-bar.ts';
import { renderLoader } from './loader-script.ts';
import { renderNavigation, renderUserMenu } from './navigation.ts';
import type { PageContent, PageRequest } from './page.ts';
import { renderPayloadElement } from './payload-element.ts';
import { readLayout, readPageFile } from './read-page-file.ts';
import { fillTemplate } from './template.ts';

const MAIN_ISLANDS = ['search-listing', 'product-detail'] as const;

/** Renders a page: its content between header and footer, with demo bar, payload and loader. */
export function renderPage(request: PageRequest, content: PageContent): Html {
  const { c, deps, payload } = request;
  const file = readPageFile(content.file);
  const theme = readTheme(c);
  const address = new URL(c.req.url);
  address.searchParams.delete('theme');
  const main = fillTemplate(file.template, { ...companySlots, ...content.slots });
  return fillTemplate(readLayout('layout'), {
    ...companySlots,
    title: content.title ?? file.title,
    description: content.description ?? file.description,
    theme,
    themeVersion: THEME_VERSION,
    colorScheme: colorSchemeOf(theme),
    head: [
      content.stylesheet && html`<link rel="stylesheet" href="/assets/${content.stylesheet}">\n`,
      content.script && html`<script src="/assets/${content.script}" defer></script>\n`,
    ],
    payload: renderPayloadElement(payload),
    loader: renderLoader(deps.loaderScript(), {
      asksForConsent: asksForConsent(request),
      island: MAIN_ISLANDS.find((name) => main.toString().includes(`data-ce-widget="${name}"`)),
    }),
    demoBar: renderDemoBar({
      identities: deps.identities,
      current: currentIdentity(request),
      theme,
      address,
    }),
    navigation: renderNavigation(payload),
    userMenu: renderUserMenu(payload),
    main,
  });
}

/** Whether the library opens the cookie dialog on this page by itself (spec S§2). */
function asksForConsent({ c, payload: { page, user, requestCountry } }: PageRequest): boolean {
  const isShut = page?.dataProtection || page?.suppressCookieModal;
  return !isShut && !user && !requestCountry && getCookie(c, 'ce-cookieSettings') === undefined;
}

function currentIdentity({ c, deps }: PageRequest): string | undefined {
  const session = c.get('session');
  if (session.editor) return 'editor';
  const email = deps.currentUser(session)?.email;
  return deps.identities.find((identity) => identity.email === email)?.key;
}

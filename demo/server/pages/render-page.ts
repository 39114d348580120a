import { getCookie } from 'hono/cookie';
import { payload as writePayload } from '../../../server/payload-tag.ts';
import { type Html, html, trustedHtml } from '../base/html.ts';
import { companySlots } from './company-slots.ts';
import { currentIdentity } from './current-identity.ts';
import { colorSchemeOf, readTheme, renderDemoBar, THEME_VERSION } from './demo-bar.ts';
import { islandsIn, renderHeadTags } from './head-tags.ts';
import { renderNavigation, renderUserMenu } from './navigation.ts';
import type { PageContent, PageRequest } from './page.ts';
import { readLayout, readPageFile } from './read-page-file.ts';
import { fillTemplate } from './template.ts';

/** Renders a page: its content between header and footer, with demo bar, payload and loader. */
export function renderPage(request: PageRequest, content: PageContent): Html {
  const { c, deps, payload } = request;
  const file = readPageFile(content.file);
  const theme = readTheme(c);
  const address = new URL(c.req.url);
  address.searchParams.delete('theme');
  const main = fillTemplate(file.template, { ...companySlots, ...content.slots });
  const layout = readLayout('layout');
  const tags = deps.tags();
  return fillTemplate(layout, {
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
    payload: trustedHtml(writePayload(payload)),
    loader: renderHeadTags(tags, {
      asksForConsent: asksForConsent(request),
      islands: islandsIn(tags, [main, layout]),
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

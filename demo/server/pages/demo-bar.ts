import type { Context } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import { type Html, html } from '../base/html.ts';
import type { Identity } from './page-dependencies.ts';

/** Colour scheme of the demo's pages; `auto` follows the operating system. */
export type Theme = 'auto' | 'light' | 'dark';

/** The themes in the order of the switch. */
const themes: readonly Theme[] = ['auto', 'light', 'dark'];

/** Version of the CMS's theme, shown to integrators (decision 88). */
export const THEME_VERSION = '3.4.0';

const COOKIE = 'ce-demo-theme';

/** Returns the theme of `?theme=`, and stores it in a cookie; else the stored one. */
export function readTheme(c: Context): Theme {
  const asked = themes.find((theme) => theme === c.req.query('theme'));
  if (asked) setCookie(c, COOKIE, asked, { path: '/', sameSite: 'Lax', maxAge: 30 * 24 * 60 * 60 });
  return asked ?? themes.find((theme) => theme === getCookie(c, COOKIE)) ?? 'auto';
}

/** Returns the value of `<meta name="color-scheme">`, which applies before any stylesheet is loaded. */
export function colorSchemeOf(theme: Theme): string {
  return theme === 'auto' ? 'light dark' : theme;
}

const SHORT_TITLES: ReadonlyMap<string, string> = new Map([
  ['visitor', 'Visitor'],
  ['registered', 'Registered'],
  ['validated', 'Validated'],
  ['internal', 'Internal'],
  ['editor', 'Editor'],
]);

/** Users with a pending gate, created anew each time, and the page that shows it. */
const GATES: readonly (readonly [key: string, title: string, to?: string])[] = [
  ['initial-password', 'Initial password'],
  ['outdated-policy', 'New policy'],
  ['all-due', 'All gates', '/colour-cards'],
];

/** State of the demo bar. */
export interface DemoBarState {
  identities: readonly Identity[];
  /** Key of the current identity; `undefined` for one that the bar doesn't offer. */
  current: string | undefined;
  theme: Theme;
  /** Address of this page with its query, without `theme`. */
  address: URL;
}

/** Renders the demo's own bar above every page: identity and colour scheme. */
export function renderDemoBar({ identities, current, theme, address }: DemoBarState): Html {
  const here = address.pathname + address.search;
  const offered = identities.filter(({ key }) => SHORT_TITLES.has(key));
  return html`<aside class="demo-bar" aria-label="Demo tools">
  <div class="demo-bar__inner">
    <ul class="demo-bar__group" aria-label="View as">${offered.map(
      ({ key, summary }) =>
        html`<li><a class="demo-bar__link" href="/demo/sign-in?as=${key}&amp;to=${encodeURIComponent(here)}" title="${summary}"${mark(key === current)}>${SHORT_TITLES.get(key)}</a></li>`,
    )}</ul>
    <ul class="demo-bar__group" aria-label="View as someone who meets a gate">${GATES.map(
      ([key, title, to = here]) =>
        html`<li><a class="demo-bar__link" href="/demo/sign-in?as=${key}&amp;fresh&amp;to=${encodeURIComponent(to)}">${title}</a></li>`,
    )}
      <li><a class="demo-bar__link" href="/colour-cards">Country</a></li>
    </ul>
    <ul class="demo-bar__group demo-bar__group--end" aria-label="Colour scheme">${themes.map(
      (name) =>
        html`<li><a class="demo-bar__link" href="${withTheme(address, name)}"${mark(name === theme)}>${name}</a></li>`,
    )}</ul>
    <ul class="demo-bar__group" aria-label="Demo pages">
      <li><a class="demo-bar__link" href="/gallery">Gallery</a></li>
      <li><a class="demo-bar__link" href="/guide">Guide</a></li>
      <li><a class="demo-bar__link" href="/outbox">Outbox</a></li>
    </ul>
  </div>
</aside>`;
}

function mark(isCurrent: boolean): Html | false {
  return isCurrent && html` aria-current="true"`;
}

function withTheme(address: URL, theme: Theme): string {
  const search = new URLSearchParams(address.search);
  search.set('theme', theme);
  return `${address.pathname}?${search}`;
}

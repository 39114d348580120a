import { build } from 'esbuild';
import type { RawPayload } from '../../src/payload/schema.ts';
import type { Site } from '../support/serve.ts';
import { builtFiles } from './built-files.ts';
import { contentPage, SITE_CSS } from './content.ts';

/** A page with the one part to wait for. */
export interface IslandPage {
  path: string;
  selector: string;
  /** Pattern of the part's text. */
  text: string;
}

/** Our islands, and the floor: a page that only renders a button with React. */
export const ISLAND_PAGES = {
  'React button (floor)': { path: '/floor', selector: 'button', text: '^floor$' },
  // On a phone the menu is behind a button.
  'navigation ready': { path: '/navigation', selector: 'a, button', text: '^\\s*(effects|(open )?menu)' },
  'login typeable': { path: '/login?showLogin=1', selector: 'input[type=email]', text: '' },
} satisfies Record<string, IslandPage>;

/** A page for any number of small islands: `/many`. */
export const MANY_PAGE = '/many';

const menu = ['Effects', 'Colours', 'Services', 'Company', 'Contact'].map((menuTitle, index) => ({
  id: `m${index}`,
  menuTitle,
  link: `/${menuTitle.toLowerCase()}`,
  children: [1, 2, 3, 4].map((child) => ({
    id: `m${index}-${child}`,
    menuTitle: `${menuTitle} ${child}`,
    link: `/${menuTitle.toLowerCase()}/${child}`,
  })),
}));

const payload: RawPayload = {
  version: 1,
  mainMenu: menu,
  userMenu: { links: menu },
  links: { home: '/', dataProtectionPage: '/data-protection' },
  services: { site: '/services', user: '/services', search: '/services' },
  page: { suppressCookieModal: true },
};

const HEAD = `
<script type="application/json" id="ce-payload">${JSON.stringify(payload)}</script>
<script src="/cdn/ce-widgets.js" defer></script>`;

// The server-rendered menu has another text, to tell it from the island's.
const NAVIGATION = `<nav data-ce-widget="main-navigation"><ul>${menu
  .map(({ link, menuTitle }) => `<li><a href="${link}">All ${menuTitle}</a></li>`)
  .join('')}</ul></nav>`;

/** All files of the island scenarios. */
export async function islandSite(): Promise<Site> {
  return {
    ...builtFiles(),
    '/site.css': SITE_CSS,
    '/floor.js': await floorScript(),
    '/floor': contentPage('<script type="module" src="/floor.js"></script>', '<div id="floor"></div>'),
    '/navigation': contentPage(HEAD, NAVIGATION),
    '/login': contentPage(HEAD),
    [MANY_PAGE]: contentPage(HEAD, '<section id="many"></section>'),
  };
}

async function floorScript(): Promise<string> {
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement } from 'react';
        import { createRoot } from 'react-dom/client';
        createRoot(document.getElementById('floor')).render(createElement('button', null, 'Floor'));`,
      resolveDir: import.meta.dirname,
    },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

import { join } from 'node:path';
import { build } from 'esbuild';
import type { RawPayload } from '../../src/payload/schema.ts';
import type { Site } from '../support/serve.ts';
import { builtFiles } from './built-files.ts';
import { page, SITE_CSS } from './content.ts';

/** A listing of all products, with the selectors of its parts. */
export interface ListingPage {
  path: string;
  /** The element that contains list, items and button, or the host of the shadow root that does. */
  root: string;
  hit: string;
  /** Link of a hit to its product. */
  link: string;
  box: string;
  /** Checkboxes of the filters. */
  facet: string;
  /** The button that loads the next 24 hits. */
  more: string;
}

/** Ours and its peer. */
export const LISTINGS = {
  'ce-widgets': {
    path: '/ours',
    root: 'ce-island',
    hit: '[data-ce-hit]',
    link: 'a.ce-hit__link',
    box: 'input.ce-search__box',
    facet: '.ce-facets input[type=checkbox]',
    more: '.ce-load-more__buttons .ce-button',
  },
  'react-instantsearch': {
    path: '/peer',
    root: '#listing',
    hit: '.ais-InfiniteHits-item',
    link: 'a',
    box: '.ais-SearchBox-input',
    facet: '.ais-RefinementList-checkbox',
    more: '.ais-InfiniteHits-loadMore',
  },
} satisfies Record<string, ListingPage>;

/** Prefix of the search service. */
export const SERVICES = '/services';

/** The peer's page can start with this number of hits; ours loads them as a visitor would. */
export const STARTS: readonly number[] = [24, 1_008, 4_992];

/** The peer's page with initial hits. */
export const peerPath = (hits: number) => `${LISTINGS['react-instantsearch'].path}/${hits}`;

/** Address of the product pages that hits link to. */
const PRODUCT = '/product';

const payload: RawPayload = {
  version: 1,
  services: { search: SERVICES },
  page: { suppressCookieModal: true },
  industries: [],
};

const PEER_CSS = `
  .peer { display: grid; grid-template-columns: 16rem minmax(0, 1fr); gap: 2rem; }
  .peer ul, .peer ol { margin: 0; padding: 0; list-style: none; }
  .peer h3, .peer p { margin: 0; }
  .hit { display: grid; grid-template-columns: 60px minmax(0, 1fr) 8rem 2rem 2rem 4rem 12rem; gap: 1rem; padding: .5rem 0; border-bottom: 1px solid #ddd; }
  .hit__swatch svg { width: 60px; height: 60px; }
  .hit__icon { width: 16px; height: 16px; }
  .hit__label { position: absolute; clip-path: inset(50%); }`;

/** Pages of both listings. */
export async function listingSite(): Promise<Site> {
  const ours = `
<script type="application/json" id="ce-payload">${JSON.stringify(payload)}</script>
<script src="/cdn/ce-widgets.js" defer></script>`;
  const props = JSON.stringify({ productPage: `${PRODUCT}/{id}` });
  const peer = `<style>${PEER_CSS}</style><script type="module" src="/peer.js"></script>`;
  const peerPage = (hits: number) => page(peer, `<div id="listing" data-shown="${hits}"></div>`);
  return {
    ...builtFiles(),
    '/site.css': SITE_CSS,
    '/peer.js': await peerScript(),
    [LISTINGS['ce-widgets'].path]: page(
      ours,
      `<div data-ce-widget="search-listing" data-ce-props='${props}'></div>`,
    ),
    [LISTINGS['react-instantsearch'].path]: peerPage(24),
    ...Object.fromEntries(STARTS.map((hits) => [peerPath(hits), peerPage(hits)])),
  };
}

async function peerScript(): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [join(import.meta.dirname, '../peers/instant-search.tsx')],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  return outputFiles[0]?.text ?? '';
}

import { join } from 'node:path';
import { build } from 'esbuild';
import { answerTag } from '../../server/answer-tag.ts';
import { writeHeadTags } from '../../server/head-tags.ts';
import { payload as writePayload } from '../../server/payload-tag.ts';
import type { ProductHit } from '../../src/domain/search/search-hit.ts';
import type { ServiceCall } from '../../src/http/service-call.ts';
import type { RawPayload } from '../../src/payload/schema.ts';
import { fieldsCall } from '../../src/services/product-calls.ts';
import { searchCall } from '../../src/services/search-calls.ts';
import type { AnswerCall, Site } from '../support/serve.ts';
import { builtFiles, builtTags } from './built-files.ts';
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

/** Our page with what its server can add. */
export const SERVED_LISTINGS = {
  /** The first answer and the fields, and tags for the files that are fetched first. */
  embedded: '/ours/embedded',
  /** The first hits as a plain list, too. */
  filled: '/ours/filled',
} as const;

/** A hit of the plain list. */
export const SERVED_HIT = '.served li a';

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

/**
 * Pages of both listings.
 *
 * @param answer the search service
 */
export async function listingSite(answer: AnswerCall): Promise<Site> {
  const payloadTag = writePayload(payload);
  const ours = `${payloadTag}<script src="/cdn/ce-widgets.js" defer></script>`;
  const props = JSON.stringify({ productPage: `${PRODUCT}/{id}` });
  const peer = `<style>${PEER_CSS}</style><script type="module" src="/peer.js"></script>`;
  const peerPage = (hits: number) => page(peer, `<div id="listing" data-shown="${hits}"></div>`);
  const { hits, script } = await servedAnswer(answer);
  const tags = writeHeadTags(builtTags(), { base: '/cdn/', islands: ['search-listing'] });
  const served = (content: string) =>
    page(
      payloadTag + tags,
      `<div data-ce-widget="search-listing" data-ce-props='${props}'>${content}${script}</div>`,
    );
  return {
    ...builtFiles(),
    '/site.css': SITE_CSS,
    [SERVED_LISTINGS.embedded]: served(''),
    [SERVED_LISTINGS.filled]: served(`<ol class="served">${hits.map(plainHit).join('')}</ol>`),
    '/peer.js': await peerScript(),
    [LISTINGS['ce-widgets'].path]: page(
      ours,
      `<div data-ce-widget="search-listing" data-ce-props='${props}'></div>`,
    ),
    [LISTINGS['react-instantsearch'].path]: peerPage(24),
    ...Object.fromEntries(STARTS.map((hits) => [peerPath(hits), peerPage(hits)])),
  };
}

/** The first answer, as a page's server would write it into the page. */
async function servedAnswer(answer: AnswerCall): Promise<{ hits: ProductHit[]; script: string }> {
  const ask = async ({ method, path, searchParams, json }: ServiceCall) => {
    const address = `${SERVICES}/${path}?${new URLSearchParams(searchParams as Record<string, string>)}`;
    const body = json === undefined ? '' : JSON.stringify(json);
    return JSON.parse((await answer({ method: method.toUpperCase(), path: address, body })) ?? '');
  };
  const search = searchCall({ filters: new URLSearchParams({ type: 'pigments' }) });
  const [found, fields] = await Promise.all([ask(search), ask(fieldsCall())]);
  const view = { of: 'listing', query: '', user: null, region: null } as const;
  return { hits: found.hits, script: answerTag(view, { answer: found, fields }) };
}

function plainHit({ id, product_name, color_index, chemistry }: ProductHit): string {
  const identity = [color_index, chemistry].filter(Boolean).join(' · ');
  return `<li><a href="${PRODUCT}/${id}">${product_name}</a> <span>${identity}</span></li>`;
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

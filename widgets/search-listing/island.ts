import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const type = v.picklist(['pigments', 'assets', 'imageStacks']);
const tab = v.picklist(['all', 'mysheets', 'company']);
const view = v.picklist(['list', 'grid', 'table']);

const props = v.object({
  /** `sheets` lists the documents of products in tabs: all, the user's, the company's. */
  mode: v.optional(v.picklist(['search', 'sheets']), 'search'),
  /** Heading of the page, where it belongs to the listing: it stands beside the search box. */
  title: v.optional(v.string()),
  /** Result types to choose from; the first is shown at first. */
  types: v.optional(v.pipe(v.array(type), v.minLength(1)), ['pigments']),
  /** Base filters by key: in every call and every count, never shown, never changed by visitors. */
  filters: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), {}),
  /** Keys of the filters that are offered, in this order; all by default. */
  facets: v.optional(v.array(v.string())),
  /** Tabs of product sheets. */
  tabs: v.optional(v.pipe(v.array(tab), v.minLength(1)), ['all', 'mysheets', 'company']),
  /** Views to choose from. */
  views: v.optional(v.pipe(v.array(view), v.minLength(1)), ['list', 'grid', 'table']),
  /** View at first: the first of `views` where it is none of them. */
  view: v.optional(view, 'list'),
  /** Order at first; by relevance with a term, else by name. */
  sort: v.optional(v.picklist(['relevance', 'name', 'newest', 'type'])),
  /** Hits per load. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 24),
  /** Whether the address keeps what is chosen. A second listing of a page needs `false`, or a prefix. */
  url: v.optional(v.boolean(), true),
  /** Put before the listing's parameters in the address. */
  urlPrefix: v.optional(v.string(), ''),
  /** Names of parameters in place of the specification's, such as `{ "p": "performance" }` where `p` is the CMS's. */
  urlKeys: v.optional(v.record(v.string(), v.string()), {}),
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
  /** Whether documents can be chosen for a ZIP. */
  selection: v.optional(v.boolean(), true),
  /** What one ZIP takes (decision B61). */
  bulkLimit: v.optional(v.object({ documents: v.number(), megabytes: v.number() }), {
    documents: 20,
    megabytes: 50,
  }),
  /** Whether terms and products are suggested while someone types. */
  suggestions: v.optional(v.boolean(), true),
});

/** Props of `search-listing`. */
export type SearchListingProps = v.InferOutput<typeof props>;

/**
 * Search and filter of products, documents, image stacks or product sheets (spec P§2, P§7). The server-rendered
 * content stays until the first answer.
 */
export const searchListing = defineIsland({
  name: 'search-listing',
  group: 'search',
  summary: 'Lists products, documents, image stacks or product sheets, with search and filters.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'texts'],
  when: 'load',
  isolation: 'shadow',
  ahead: ['search', 'fields'],
  load: () => import('./SearchListing.tsx').then((module) => module.SearchListing),
});

import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const type = v.picklist(['pigments', 'assets', 'imageStacks']);
const tab = v.picklist(['all', 'mysheets', 'company']);
const view = v.picklist(['list', 'grid', 'table']);

const props = v.object({
  /** `sheets` lists the documents of products in tabs: all, the user's, the company's. */
  mode: v.optional(v.picklist(['search', 'sheets']), 'search'),
  /** Heading of the page, shown beside the search box. Without it the page has its own. */
  title: v.optional(v.string()),
  /** Result types to choose from; the first is the default. */
  types: v.optional(v.pipe(v.array(type), v.minLength(1)), ['pigments']),
  /** Base filters by key: part of each call and count, never shown, never changed by visitors. */
  filters: v.optional(v.record(v.string(), v.union([v.string(), v.array(v.string())])), {}),
  /** Keys of the offered filters, in this order; all by default. */
  facets: v.optional(v.array(v.string())),
  /** Tabs of product sheets. */
  tabs: v.optional(v.pipe(v.array(tab), v.minLength(1)), ['all', 'mysheets', 'company']),
  /** Views to choose from. */
  views: v.optional(v.pipe(v.array(view), v.minLength(1)), ['list', 'grid', 'table']),
  /** Initial view; if it is not in `views`, their first. */
  view: v.optional(view, 'list'),
  /** Initial order. @default by relevance with a term, else by name */
  sort: v.optional(v.picklist(['relevance', 'name', 'newest', 'type'])),
  /** Hits per load. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 24),
  /** Whether the address stores the selection. A second listing of a page needs `false` or a prefix. */
  url: v.optional(v.boolean(), true),
  /** Prefix of the listing's parameters in the address. */
  urlPrefix: v.optional(v.string(), ''),
  /** Parameter names that replace the specification's, such as `{ "p": "performance" }` if the CMS uses `p`. */
  urlKeys: v.optional(v.record(v.string(), v.string()), {}),
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
  /** Whether documents can be selected for a ZIP. */
  selection: v.optional(v.boolean(), true),
  /** Limits of a ZIP of documents (decision B61). */
  bulkLimit: v.optional(v.object({ documents: v.number(), megabytes: v.number() }), {
    documents: 20,
    megabytes: 50,
  }),
  /** Whether terms and products are suggested during typing. */
  suggestions: v.optional(v.boolean(), true),
  /** Whether a press of `/` on the page focuses the search field. Visitors can turn it off. */
  shortcut: v.optional(v.boolean(), true),
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
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'samples', 'texts'],
  when: 'load|visible',
  isolation: 'shadow',
  ahead: ['search', 'fields'],
  load: () => import('./SearchListing.tsx').then((module) => module.SearchListing),
});

import * as v from 'valibot';
import { COLOR_LIMITS } from '../../src/domain/color/color-limits.ts';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const { min, max } = COLOR_LIMITS.tolerance;

const props = v.object({
  /** Heading of the page. Without it the page has its own. */
  title: v.optional(v.string()),
  /** `L* a* b*` searched for if the address has none, such as `40.2 52.1 28.4`. */
  lab: v.optional(v.string(), ''),
  /** Code of the medium in which ours are compared if the address has none. @default the service's first */
  medium: v.optional(v.string()),
  /** Largest colour difference ΔE00 of a product if the address has none, 0 to 100. */
  tolerance: v.optional(v.pipe(v.number(), v.minValue(min), v.maxValue(max)), 5),
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
  /** Prefix of the parameters in the address. */
  urlPrefix: v.optional(v.string(), ''),
  /**
   * Parameter names that replace the specification's and `lab`, `medium`, `shade`, `illuminant`, `observer`,
   * `tolerance`, `sample` (the name of the colour) and `assumed`, which hold the search.
   */
  urlKeys: v.optional(v.record(v.string(), v.string()), {}),
  /** Hits per load. */
  size: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(1000)), 24),
});

/** Props of `colour-search`. */
export type ColourSearchProps = v.InferOutput<typeof props>;

/**
 * Search for our products by a colour of one's own: typed, pasted from a spectrometer, or near a screen colour (decision
 * C17). Open to everybody. It is a listing by another source: filters, load more and address are those of
 * `search-listing`.
 */
export const colourSearch = defineIsland({
  name: 'colour-search',
  group: 'search',
  summary: 'Finds our products nearest to a measured colour: L*, a*, b* typed or pasted.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'samples', 'texts'],
  when: 'load',
  isolation: 'shadow',
  load: () => import('./ColourSearch.tsx').then((module) => module.ColourSearch),
});

import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Heading of the page, shown by the overview. Without it the page has its own. */
  title: v.optional(v.string()),
  /** Id of the catalogue. @default that of the address, `?id=`; without one the overview */
  catalogId: v.optional(v.string()),
  /** Address of a product's page; `{id}` is replaced, `?i=` is added. */
  productPage,
});

/** Props of `digital-catalogs`. */
export type DigitalCatalogsProps = v.InferOutput<typeof props>;

/**
 * Digital catalogues (spec P§2, decisions B11 and B82): the overview, or the catalogue at `?id=`, whose contents are a
 * listing.
 */
export const digitalCatalogs = defineIsland({
  name: 'digital-catalogs',
  group: 'search',
  summary: 'Standard catalogues of products, and own ones to fill, order and export.',
  props,
  needs: [],
  reads: ['services', 'industries', 'user', 'requestRegion', 'links', 'samples', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./DigitalCatalogs.tsx').then((module) => module.DigitalCatalogs),
});

import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';
import { productPage } from '../../src/payload/product-page.ts';

const props = v.object({
  /** Heading of the page, shown above the field. Without it the page has its own. */
  title: v.optional(v.string()),
  /** Id of the product to start with if the address names none. */
  product: v.optional(v.string()),
  /** Address of a product's page; `{id}` is replaced. */
  productPage,
  /** Prefix of the parameters in the address: `product`, `q`, `country`, `sheet` and `language`. */
  urlPrefix: v.optional(v.string(), ''),
});

/** Props of `safety-sheet-finder`. */
export type SafetySheetFinderProps = v.InferOutput<typeof props>;

/**
 * Finds a safety data sheet (spec P§5) without the page of its product: one field for the product, then country and
 * language, then the sheet. The address has all of them, so that it can be shared; `?q=` may start with a term. Who may
 * download what is up to the document service, as in `safety-sheet`.
 */
export const safetySheetFinder = defineIsland({
  name: 'safety-sheet-finder',
  group: 'search',
  summary: 'Finds a product’s safety data sheet by name or number, for a country and in a language.',
  props,
  needs: [],
  reads: ['services', 'user', 'requestRegion', 'links', 'texts'],
  when: 'visible',
  isolation: 'shadow',
  load: () => import('./SafetySheetFinder.tsx').then((module) => module.SafetySheetFinder),
});

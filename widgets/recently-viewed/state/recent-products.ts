import * as v from 'valibot';
import { readKeptList, writeKeptList } from '../../../src/store/kept-lists.ts';
import type { Store } from '../../../src/store/state.ts';
import type { RecentProduct } from '../rules/recent-product.ts';

const KEY = 'ce-recentProducts';

/** Twelve may be shown, beside that of the page. */
const MOST = 13;

const shade = v.pipe(v.string(), v.regex(/^#[\da-f]{6}$/));

const text = v.optional(v.string());
const recentProduct: v.GenericSchema<unknown, RecentProduct> = v.object({
  ...{ id: v.string(), prd: text, product_name: v.string(), color_index: text, industry: text },
  ...{ masstone: v.optional(shade), tint: v.optional(shade), angles: v.optional(v.array(shade)) },
});

/** The products viewed lately on this device, latest first, as far as they are kept. */
export function readRecentProducts(store: Store): readonly RecentProduct[] {
  return readKeptList(store, KEY).filter((item): item is RecentProduct => v.is(recentProduct, item));
}

/** Stores a viewed product as the latest. */
export function keepRecentProduct(store: Store, product: RecentProduct): void {
  const others = readRecentProducts(store).filter(({ id }) => id !== product.id);
  writeKeptList(store, KEY, [product, ...others].slice(0, MOST));
}

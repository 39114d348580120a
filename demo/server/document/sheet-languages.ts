import { chance } from '../../data/draw.ts';
import { fixtureAt } from '../../data/fixtures/fixtures.ts';
import type { Product } from '../../data/product.ts';
import { randomOf } from '../../data/rng.ts';
import type { StoredAsset } from '../catalogue/stored-asset.ts';
import { type KeyValue, sheetLanguages } from './sheet-choices.ts';

/** Languages of most sheets; some examples have fewer. */
const ALWAYS = new Set(['Eng', 'Fre', 'Ger']);

/**
 * Lists the languages of a product's safety data sheet; none without a sheet.
 *
 * @param assets those that the viewer may see: a sheet that is closed to the viewer does not exist
 */
export function languagesOf(product: Product, assets: readonly Pick<StoredAsset, 'type'>[]): KeyValue[] {
  if (!assets.some(({ type }) => type === 'virtual_msds')) return [];
  const fixed = fixtureAt(product.id)?.sheetLanguages;
  if (fixed) return sheetLanguages.filter(({ key }) => fixed.includes(key));
  const random = randomOf('product', product.index, 'sheet languages');
  return sheetLanguages.filter(({ key }) => {
    const isTranslated = chance(random, 0.6);
    return isTranslated || ALWAYS.has(key);
  });
}

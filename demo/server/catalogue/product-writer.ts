import type { DatabaseSync } from 'node:sqlite';
import { foldText } from '../../../src/lib/text/fold-text.ts';
import type { Asset } from '../../data/assets/asset.ts';
import { roundTo } from '../../data/base/draw.ts';
import type { Product } from '../../data/product.ts';
import { measuredShades } from '../../data/technical/measured-shades.ts';
import { kindOfAsset } from './asset-kind.ts';
import { type FacetValue, productFacets } from './product-facets.ts';
import { productHit } from './product-hit.ts';
import { productLooks } from './product-look.ts';
import { productText } from './product-text.ts';

/** Measured colours by medium, each with the light fastness measured there. */
export type StoredShades = Record<
  string,
  [L: number, a: number, b: number, light?: string | null | undefined]
>;

/** Writes products with their search data. */
export interface ProductWriter {
  write: (product: Product, assets: readonly Asset[], ingredients: readonly FacetValue[]) => void;
  /** Call after the last product. */
  finish: () => void;
}

/** Creates a writer into the catalogue's tables. */
export function productWriter(database: DatabaseSync): ProductWriter {
  const insertProduct = database.prepare('INSERT INTO product VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
  const insertText = database.prepare(
    'INSERT INTO product_text (rowid, name, numbers, chemistry, description, competitor) VALUES (?, ?, ?, ?, ?, ?)',
  );
  const values = facetDictionary();
  return {
    write(product, assets, ingredients) {
      const facets = values.idsOf(productFacets(product, ingredients));
      const hit = productHit(product, assets);
      insertProduct.run(
        product.index,
        product.id,
        product.prd,
        product.name,
        Number(product.isInternal),
        product.createdDate,
        JSON.stringify(facets),
        JSON.stringify(assets.map((asset) => [kindOfAsset(asset), minutesOf(asset.createdDate)])),
        JSON.stringify(hit),
        JSON.stringify(productLooks(product)),
        JSON.stringify(shadesOf(product, 'masstone')),
        JSON.stringify(shadesOf(product, 'tint')),
      );
      const text = productText(product);
      insertText.run(
        product.index,
        ...[text.name, text.numbers, text.chemistry, text.description, text.competitor].map(foldText),
      );
    },
    finish() {
      const insert = database.prepare('INSERT INTO facet_value VALUES (?, ?, ?, ?)');
      for (const { id, facet, key, title } of values.all()) insert.run(id, facet, key, title);
    },
  };
}

/** Unix minutes; 0 if the date is not known. */
function minutesOf(date: string | null): number {
  return date ? Math.floor(Date.parse(date) / 60_000) : 0;
}

/** Full shades or tints by medium, to two decimals, each with its light fastness. */
function shadesOf(product: Product, application: 'masstone' | 'tint'): StoredShades {
  return Object.fromEntries(
    measuredShades(product, application).map(({ medium, light, lab: { L, a, b } }) => [
      medium,
      [roundTo(L, 2), roundTo(a, 2), roundTo(b, 2), light],
    ]),
  );
}

/** Numbers facet values in the order of their first occurrence. */
function facetDictionary() {
  const known = new Map<string, { id: number; facet: string; key: string; title: string }>();
  const idOf = (facet: string, { key, title }: FacetValue) => {
    const name = `${facet}=${key}`;
    const entry = known.get(name) ?? { id: known.size, facet, key, title };
    known.set(name, entry);
    return entry.id;
  };
  return {
    idsOf: (facets: Map<string, readonly FacetValue[]>) =>
      [...facets].flatMap(([facet, values]) => values.map((value) => idOf(facet, value))),
    all: () => known.values(),
  };
}

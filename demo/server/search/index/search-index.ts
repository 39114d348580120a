import type { DatabaseSync } from 'node:sqlite';
import type { Lab } from '../../../data/base/color.ts';
import { type AssetKind, readKind } from '../../catalogue/asset-kind.ts';
import { bareId, productIdOf } from '../../catalogue/product-id-of.ts';
import type { StoredShades } from '../../catalogue/product-writer.ts';

/** The properties of a product that searches need. */
export interface IndexedProduct {
  id: string;
  /** Product code. */
  prd: string;
  /** Position in the catalogue, by which its tables count. */
  position: number;
  isInternal: boolean;
  /** Inactive or without a colour space: ranked after the other matches of a term. */
  isSecondary: boolean;
  /** Unix minutes. */
  created: number;
  /** Number of its first document or image in `AssetColumns`; its others follow. */
  firstAsset: number;
  assetCount: number;
}

/** The documents and images of all products by their number: a column for each property, since there are half a million. */
export interface AssetColumns {
  /** Row of the product. */
  product: Uint16Array;
  /** Number of the kind. */
  kind: Uint16Array;
  /** Unix minutes; 0 where not known. */
  created: Uint32Array;
}

/** One value of a facet with the rows of the products that hold it, in ascending order. */
export interface IndexedValue {
  key: string;
  title: string;
  products: Uint16Array;
  /** Only internal products have it, so other viewers must not learn of it. */
  isInternal: boolean;
}

/** The full shades, or the tints, measured in one medium. */
export interface MeasuredShades {
  /** Rows, in ascending order. */
  products: number[];
  /** Their colours, in the same order. */
  labs: Lab[];
  /** Their light fastness in the same medium and depth, in the same order. */
  lights: (string | undefined)[];
}

/** The part of the catalogue that is kept in memory. */
export interface SearchIndex {
  /** By name. A product's row in this list stands for it in sets and counts. */
  products: readonly IndexedProduct[];
  /** Rows of all products. */
  rows: readonly number[];
  /** Rows of the products that are open to everyone. */
  openRows: readonly number[];
  /** Row of a product by its position in the catalogue. */
  rowAt: readonly number[];
  /** The product that an id, uid or product code names, or whose document or image stack it names. */
  rowOf: (id: string) => number | undefined;
  facets: ReadonlyMap<string, readonly IndexedValue[]>;
  assets: AssetColumns;
  /** Every kind of document, by its number. */
  kinds: readonly AssetKind[];
  /** Measured full shades by medium. */
  masstones: ReadonlyMap<string, MeasuredShades>;
  /** Measured tints by medium. */
  tints: ReadonlyMap<string, MeasuredShades>;
}

type StoredAssets = [kind: string, created: number][];

/** Reads the index from the catalogue's tables; a second for 30,000 products. */
export function loadSearchIndex(database: DatabaseSync): SearchIndex {
  const rows = database
    .prepare(
      `SELECT position, id, prd, is_internal, json_extract(hit, '$.isActive') AS is_active, created, facets, assets,
         masstones, tints FROM product ORDER BY name COLLATE NOCASE, position`,
    )
    .all();
  const values = readValues(database);
  const products: IndexedProduct[] = [];
  const rowAt: number[] = [];
  const rowById = new Map<string, number>();
  const assets = { product: [] as number[], kind: [] as number[], created: [] as number[] };
  const kinds = new Map<string, number>();
  const masstones = new Map<string, MeasuredShades>();
  const tints = new Map<string, MeasuredShades>();
  for (const [index, row] of rows.entries()) {
    const [id, prd] = [String(row.id), String(row.prd)];
    rowAt[Number(row.position)] = index;
    rowById.set(id, index).set(prd, index);
    const numbers = parsed<number[]>(row.facets);
    for (const number of numbers) values[number]?.products.push(index);
    const stored = parsed<StoredAssets>(row.assets);
    products.push({
      ...{ id, prd, position: Number(row.position), isInternal: row.is_internal === 1 },
      isSecondary: row.is_active !== 1 || numbers.every((number) => values[number]?.facet !== 'c'),
      created: Math.floor(Date.parse(String(row.created)) / 60_000),
      ...{ firstAsset: assets.kind.length, assetCount: stored.length },
    });
    for (const [kind, created] of stored) {
      if (!kinds.has(kind)) kinds.set(kind, kinds.size);
      assets.product.push(index);
      assets.kind.push(kinds.get(kind) ?? 0);
      assets.created.push(created);
    }
    addShades(masstones, index, parsed<StoredShades>(row.masstones));
    addShades(tints, index, parsed<StoredShades>(row.tints));
  }
  const isInternal = (row: number) => products[row]?.isInternal ?? false;
  const facetValues = values.map(({ products: held, ...value }) => ({
    ...value,
    products: Uint16Array.from(held),
    isInternal: held.every(isInternal),
  }));
  const everyRow = [...products.keys()];
  return {
    products,
    rows: everyRow,
    openRows: everyRow.filter((row) => !isInternal(row)),
    rowAt,
    rowOf: (id) => rowById.get(productIdOf(id)) ?? rowById.get(bareId(id)),
    facets: Map.groupBy(facetValues, ({ facet }) => facet),
    assets: {
      product: Uint16Array.from(assets.product),
      kind: Uint16Array.from(assets.kind),
      created: Uint32Array.from(assets.created),
    },
    kinds: [...kinds.keys()].map(readKind),
    masstones,
    tints,
  };
}

function addShades(byMedium: Map<string, MeasuredShades>, row: number, stored: StoredShades): void {
  for (const [medium, [L, a, b, light]] of Object.entries(stored)) {
    const shades = byMedium.get(medium) ?? { products: [], labs: [], lights: [] };
    byMedium.set(medium, shades);
    shades.products.push(row);
    shades.labs.push({ L, a, b });
    shades.lights.push(light ?? undefined);
  }
}

function readValues(database: DatabaseSync) {
  const rows = database.prepare('SELECT facet, key, title FROM facet_value ORDER BY id').all();
  return rows.map(({ facet, key, title }) => ({
    ...{ facet: String(facet), key: String(key), title: String(title) },
    products: [] as number[],
  }));
}

function parsed<Value>(json: unknown): Value {
  return JSON.parse(String(json));
}

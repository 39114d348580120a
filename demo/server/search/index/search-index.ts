import type { DatabaseSync } from 'node:sqlite';
import { PACKED_ASSET_SIZE } from '../../catalogue/packed-assets.ts';
import { readMasstones } from '../../catalogue/packed-masstones.ts';
import { addTo, type Bitset, emptySet, forEachIn, fullSet, isWithin, subtract } from '../bitset.ts';

/** One value of a facet with the products that hold it. */
export interface IndexedValue {
  key: string;
  title: string;
  products: Bitset;
  /** Held by internal products only, so that it is unknown to others. */
  isInternal: boolean;
}

/** Assets of all products, one array per property; those of rank r lie from `start[r]` to `start[r + 1]`. */
export interface AssetColumns {
  start: Uint32Array;
  /** Rank of the product. */
  rank: Uint32Array;
  /** Place within the product. */
  place: Uint8Array;
  type: Uint8Array;
  access: Uint8Array;
  industries: Uint8Array;
  /** Unix minutes. */
  created: Uint32Array;
}

/** The full shades of products in one medium. */
export interface MasstoneColumn {
  /** Products measured in the medium. */
  products: Bitset;
  /** L*, a* and b* by rank; 0 where not measured. */
  labs: Float64Array;
}

/** The part of the catalogue that is kept in memory. A product's rank is its position by name. */
export interface SearchIndex {
  size: number;
  /** Position in the product table by rank. */
  positions: Uint32Array;
  /** Rank by position. */
  ranks: Uint32Array;
  rankOfId: Map<string, number>;
  rankOfNumber: Map<string, number>;
  facets: Map<string, IndexedValue[]>;
  /** Rank of the standard grade of each pigment, by its code. */
  baseGrades: Map<string, number>;
  internal: Bitset;
  /** Products that are inactive or have no colour space: they come after the other matches of a term. */
  secondary: Bitset;
  /** Unix minutes by rank. */
  created: Uint32Array;
  /** Measured full shades by medium. */
  masstones: Map<string, MasstoneColumn>;
  assets: AssetColumns;
}

/** Reads the index from the catalogue's tables; some tenths of a second for 30,000 products. */
export function loadSearchIndex(database: DatabaseSync): SearchIndex {
  const rows = database
    .prepare(
      `SELECT position, id, prd, is_internal, json_extract(hit, '$.isActive') AS is_active, created, facets, assets,
         masstones FROM product ORDER BY name COLLATE NOCASE, position`,
    )
    .all();
  const size = rows.length;
  const values = readValues(database, size);
  const index: SearchIndex = {
    size,
    positions: new Uint32Array(size),
    ranks: new Uint32Array(size),
    rankOfId: new Map(),
    rankOfNumber: new Map(),
    facets: Map.groupBy(values, ({ facet }) => facet),
    baseGrades: new Map(),
    internal: emptySet(size),
    secondary: fullSet(size),
    created: new Uint32Array(size),
    masstones: masstoneColumns(rows.map((row) => row.masstones as Uint8Array)),
    assets: assetColumns(rows.map((row) => row.assets as Uint8Array)),
  };
  for (const [rank, row] of rows.entries()) {
    index.positions[rank] = Number(row.position);
    index.ranks[Number(row.position)] = rank;
    index.rankOfId.set(String(row.id), rank);
    index.rankOfNumber.set(String(row.prd), rank);
    index.created[rank] = Date.parse(String(row.created)) / 60_000;
    if (row.is_internal) addTo(index.internal, rank);
    for (const id of String(row.facets).split(' '))
      addTo((values[Number(id)] as IndexedValue).products, rank);
  }
  for (const value of values) value.isInternal = isWithin(value.products, index.internal);
  for (const { products } of index.facets.get('c') ?? []) subtract(index.secondary, products);
  for (const [rank, { is_active }] of rows.entries()) if (!is_active) addTo(index.secondary, rank);
  for (const { key, products } of index.facets.get('color_index') ?? [])
    index.baseGrades.set(key, firstOf(products, index.positions));
  return index;
}

/** Rank of the product that stands first in the catalogue. */
function firstOf(products: Bitset, positions: Uint32Array): number {
  let first = -1;
  forEachIn(products, (rank) => {
    if (first < 0 || (positions[rank] ?? 0) < (positions[first] ?? 0)) first = rank;
  });
  return first;
}

function readValues(database: DatabaseSync, size: number): (IndexedValue & { facet: string })[] {
  const rows = database.prepare('SELECT facet, key, title FROM facet_value ORDER BY id').all();
  return rows.map(({ facet, key, title }) => ({
    facet: String(facet),
    key: String(key),
    title: String(title),
    products: emptySet(size),
    isInternal: false,
  }));
}

function masstoneColumns(packed: readonly Uint8Array[]): Map<string, MasstoneColumn> {
  const size = packed.length;
  const columns = new Map<string, MasstoneColumn>();
  for (const [rank, bytes] of packed.entries()) {
    readMasstones(bytes, (medium, { L, a, b }) => {
      const column = columns.get(medium) ?? { products: emptySet(size), labs: new Float64Array(3 * size) };
      columns.set(medium, column);
      addTo(column.products, rank);
      column.labs.set([L, a, b], 3 * rank);
    });
  }
  return columns;
}

function assetColumns(packed: readonly Uint8Array[]): AssetColumns {
  const total = packed.reduce((sum, { length }) => sum + length / PACKED_ASSET_SIZE, 0);
  const columns: AssetColumns = {
    start: new Uint32Array(packed.length + 1),
    rank: new Uint32Array(total),
    place: new Uint8Array(total),
    type: new Uint8Array(total),
    access: new Uint8Array(total),
    industries: new Uint8Array(total),
    created: new Uint32Array(total),
  };
  let at = 0;
  for (const [rank, bytes] of packed.entries()) {
    columns.start[rank] = at;
    const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    for (let offset = 0; offset < bytes.length; offset += PACKED_ASSET_SIZE, at++) {
      columns.rank[at] = rank;
      columns.place[at] = offset / PACKED_ASSET_SIZE;
      columns.type[at] = view.getUint8(offset);
      columns.access[at] = view.getUint8(offset + 1);
      columns.industries[at] = view.getUint8(offset + 2);
      columns.created[at] = view.getUint32(offset + 4);
    }
  }
  columns.start[packed.length] = at;
  return columns;
}

import type { DatabaseSync } from 'node:sqlite';
import { assetTypes } from '../../data/assets/asset-types.ts';
import type { ProductHit } from '../catalogue/product-hit.ts';
import { productReader, type StoredAsset } from '../catalogue/product-reader.ts';
import { assetsAt, demandsAssets, type HitContext, stacksAt } from './hit-weights.ts';
import { type StackHit, stackHit } from './stack-hit.ts';

/** A document as a hit. */
export interface AssetHit extends StoredAsset {
  uid: string;
  resultType: 'assets';
  /** Title of its type. */
  title: string;
  product: Pick<ProductHit, 'id' | 'prd' | 'product_name' | 'color' | 'color_values'>;
}

/** A product, with the documents asked for where the listing is about documents. */
export type PigmentHit = ProductHit & { assets?: StoredAsset[] };

/** Any hit. */
export type Hit = PigmentHit | AssetHit | StackHit;

/** A function that gives a product's hits in their order. */
export function hitReader(
  database: DatabaseSync,
  documentOrigin: string,
): (context: HitContext, rank: number, types: number) => Hit[] {
  const row = database.prepare('SELECT hit FROM product WHERE position = ?');
  const reader = productReader(database);
  const urlOf = (id: string) => `${documentOrigin}/api/v2/document/download/${id}`;
  return (context, rank, types) => {
    const position = context.index.positions[rank] ?? 0;
    const hit = JSON.parse(String(row.get(position)?.hit)) as ProductHit;
    const all = () => reader.assetsOf(reader.productAt(position));
    const chosen = () => {
      const assets = all();
      const places = assetsAt(context, rank, types).map((at) => context.index.assets.place[at] ?? 0);
      return places.map((place) => assets[place] as StoredAsset).toSorted(byTypeTitle);
    };
    if (context.query.type === 'assets') return chosen().map((asset) => assetHit(asset, hit));
    if (context.query.type === 'imageStacks') {
      const images = all().filter(({ angle }) => angle !== null);
      return stacksAt(context, rank).map((version) =>
        stackHit({ id: hit.id, prd: hit.prd, name: hit.product_name }, images, version, urlOf),
      );
    }
    const isListing = demandsAssets(context) || context.query.tab !== null;
    return [isListing ? { ...hit, assets: chosen() } : hit];
  };
}

function byTypeTitle(a: StoredAsset, b: StoredAsset): number {
  return assetTypes[a.type].title.localeCompare(assetTypes[b.type].title, 'en') || a.id.localeCompare(b.id);
}

function assetHit(asset: StoredAsset, { id, prd, product_name, color, color_values }: ProductHit): AssetHit {
  return {
    ...asset,
    uid: `assets::${asset.id}`,
    resultType: 'assets',
    title: assetTypes[asset.type].title,
    product: { id, prd, product_name, color, color_values },
  };
}

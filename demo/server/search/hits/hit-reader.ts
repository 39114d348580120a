import { assetTypes } from '../../../data/assets/asset-types.ts';
import type { Product } from '../../../data/product.ts';
import type { OpenCatalogue } from '../../catalogue/open-catalogue.ts';
import type { ProductHit } from '../../catalogue/product-hit.ts';
import type { ProductLook } from '../../catalogue/product-look.ts';
import type { StoredAsset } from '../../catalogue/stored-asset.ts';
import { assetsAt, demandsAssets, type HitContext, stacksAt } from '../hit-sets.ts';
import { type ListedAsset, listedAsset } from './listed-asset.ts';
import type { MatchedField } from './matched-field.ts';
import { type StackHit, stackHit } from './stack-hit.ts';

/** A document as a hit. */
export interface AssetHit extends ListedAsset {
  uid: string;
  resultType: 'assets';
  /** Title of its type. */
  title: string;
  /** Codes; none means all. */
  industries: string[];
  product: Pick<ProductHit, 'id' | 'prd' | 'product_name' | 'industries' | 'color' | 'color_values'> &
    Pick<ProductLook, 'masstone' | 'tint'>;
}

/** A product, with the documents asked for where the listing is about documents. */
export type PigmentHit = Omit<ProductHit, 'product_description_short'> &
  Partial<Pick<ProductHit, 'product_description_short'>> &
  ProductLook & {
    look_industry?: string;
    /** Whether there is a safety data sheet for the viewer. */
    hasSafetySheet?: boolean;
    assets?: ListedAsset[];
    matched?: MatchedField;
  };

/** Any hit. */
export type Hit = PigmentHit | AssetHit | StackHit;

/** Reads hits. */
export interface HitReader {
  /** A product's hits in their order, of which only documents of these types count. */
  ofProduct: (context: HitContext, rank: number, types: number) => Hit[];
  /** The document at that place of the index. */
  ofAsset: (context: HitContext, at: number) => Hit[];
}

/** A reader of hits; links lead to the document service at that origin. */
export function hitReader(catalogue: OpenCatalogue, documentOrigin: string): HitReader {
  const urlOf = (id: string) => `${documentOrigin}/api/v2/document/download/${id}`;

  function hitOf({ index, query, viewer }: HitContext, rank: number): (ProductHit & ProductLook) | undefined {
    const stored = catalogue.hitAt(index.positions[rank] ?? 0, viewer);
    if (!stored) return undefined;
    const { hit, looks } = stored;
    // The industry that its link leads to.
    const asked = query.selected.get('i') ?? [];
    const industry = asked.length === 1 && looks[asked[0] ?? ''] ? asked[0] : hit.industries[0];
    return { ...hit, ...(industry && { look_industry: industry, ...looks[industry] }) };
  }

  function productOf({ index, viewer }: HitContext, rank: number): Product | undefined {
    return catalogue.at(index.positions[rank] ?? 0, viewer);
  }

  function chosenAssets(context: HitContext, rank: number, types: number): StoredAsset[] {
    const product = productOf(context, rank);
    if (!product) return [];
    const places = assetsAt(context, rank, types).map((at) => context.index.assets.place[at] ?? 0);
    return catalogue.assetsAt(product, places, context.viewer).toSorted(byTypeTitle);
  }

  function hasSafetySheet(context: HitContext, rank: number): boolean {
    const product = productOf(context, rank);
    const assets = product ? catalogue.assetsOf(product, context.viewer) : [];
    return assets.some(({ type }) => type === 'virtual_msds');
  }

  return {
    ofProduct(context, rank, types) {
      const hit = hitOf(context, rank);
      if (!hit) return [];
      if (context.query.type === 'assets')
        return chosenAssets(context, rank, types).map((asset) => assetHit(asset, hit));
      if (context.query.type === 'imageStacks') {
        const product = productOf(context, rank);
        const assets = product ? catalogue.assetsOf(product, context.viewer) : [];
        const images = assets.filter(({ angle }) => angle !== null);
        return stacksAt(context, rank).map((version) =>
          stackHit({ id: hit.id, prd: hit.prd, name: hit.product_name }, images, version, urlOf),
        );
      }
      const isListing = demandsAssets(context) || context.query.tab !== null;
      if (!isListing) return [{ ...hit, hasSafetySheet: hasSafetySheet(context, rank) }];
      return [{ ...withoutProse(hit), assets: chosenAssets(context, rank, types).map(listedAsset) }];
    },
    ofAsset(context, at) {
      const { rank: ranks, place } = context.index.assets;
      const rank = ranks[at] ?? 0;
      const hit = hitOf(context, rank);
      const product = productOf(context, rank);
      if (!hit || !product) return [];
      return catalogue
        .assetsAt(product, [place[at] ?? 0], context.viewer)
        .map((asset) => assetHit(asset, hit));
    },
  };
}

/** A sheet listing is about the documents: what it does not show of the product would be a fifth of the answer. */
function withoutProse({
  product_description_short: _description,
  color_values: _color,
  ...hit
}: ProductHit & ProductLook): PigmentHit {
  return hit;
}

function byTypeTitle(a: StoredAsset, b: StoredAsset): number {
  return assetTypes[a.type].title.localeCompare(assetTypes[b.type].title, 'en') || a.id.localeCompare(b.id);
}

function assetHit(asset: StoredAsset, product: ProductHit & ProductLook): AssetHit {
  const { id, prd, product_name, industries, color, color_values, masstone, tint } = product;
  return {
    ...listedAsset(asset),
    uid: `assets::${asset.id}`,
    resultType: 'assets',
    title: assetTypes[asset.type].title,
    industries: asset.industries,
    product: {
      ...{ id, prd, product_name, industries },
      ...(color && { color }),
      ...(color_values && { color_values }),
      ...(masstone && { masstone }),
      ...(tint && { tint }),
    },
  };
}

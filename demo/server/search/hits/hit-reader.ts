import { assetTypes } from '../../../data/assets/asset-types.ts';
import type { OpenCatalogue } from '../../catalogue/open-catalogue.ts';
import type { ProductHit } from '../../catalogue/product-hit.ts';
import type { ProductLook } from '../../catalogue/product-look.ts';
import type { StoredAsset } from '../../catalogue/stored-asset.ts';
import type { SearchIndex } from '../index/search-index.ts';
import type { FoundProducts } from './find-products.ts';
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

/** What was asked for, and what counts. */
type Asked = Pick<FoundProducts, 'request' | 'counter'>;

/** Reads hits. */
export interface HitReader {
  /** A product's hits in their order. */
  ofProduct: (asked: Asked, row: number) => Hit[];
  /** A document as the only hit. */
  ofAsset: (asked: Asked, asset: number) => Hit[];
}

/** A reader of hits; links lead to the document service at that origin. */
export function hitReader(catalogue: OpenCatalogue, index: SearchIndex, documentOrigin: string): HitReader {
  const urlOf = (id: string) => `${documentOrigin}/api/v2/document/download/${id}`;
  const positionOf = (row: number) => index.products[row]?.position ?? 0;

  function hitOf({ request: { query, viewer } }: Asked, row: number): (ProductHit & ProductLook) | undefined {
    const stored = catalogue.hitAt(positionOf(row), viewer);
    if (!stored) return undefined;
    const { hit, looks } = stored;
    // The industry that its link leads to.
    const asked = query.selected.get('i') ?? [];
    const industry = asked.length === 1 && looks[asked[0] ?? ''] ? asked[0] : hit.industries[0];
    return { ...hit, ...(industry && { look_industry: industry, ...looks[industry] }) };
  }

  /** @param documents all of the product where left out */
  function assetsOf(
    { request: { viewer } }: Asked,
    row: number,
    documents?: readonly number[],
  ): StoredAsset[] {
    const product = catalogue.at(positionOf(row), viewer);
    if (!product) return [];
    if (!documents) return catalogue.assetsOf(product, viewer);
    return catalogue.assetsAt(
      product,
      documents.map((asset) => asset - (index.products[row]?.firstAsset ?? 0)),
      viewer,
    );
  }

  return {
    ofProduct(asked, row) {
      const hit = hitOf(asked, row);
      if (!hit) return [];
      const {
        counter,
        request: { query },
      } = asked;
      const documents = () => assetsOf(asked, row, counter.documentsAt(row)).toSorted(byTypeTitle);
      const isAboutChanges = query.minDocDate !== null;
      if (query.type === 'assets')
        return documents().map((asset) => assetHit(listedAsset(asset, isAboutChanges), asset, hit));
      if (query.type === 'imageStacks') {
        const images = assetsOf(asked, row).filter(({ angle }) => angle !== null);
        const product = { id: hit.id, prd: hit.prd, name: hit.product_name };
        return counter.stacksAt(row).map((version) => stackHit(product, images, version, urlOf));
      }
      const isListing = counter.demandsDocuments || query.tab !== null;
      if (isListing) {
        const assets = documents().map((asset) => listedAsset(asset, isAboutChanges));
        return [{ ...withoutProse(hit), assets }];
      }
      return [{ ...hit, hasSafetySheet: assetsOf(asked, row).some(({ type }) => type === 'virtual_msds') }];
    },
    ofAsset(asked, asset) {
      const row = index.assets.product[asset] ?? 0;
      const hit = hitOf(asked, row);
      const isAboutChanges = asked.request.query.minDocDate !== null;
      return hit
        ? assetsOf(asked, row, [asset]).map((each) => assetHit(listedAsset(each, isAboutChanges), each, hit))
        : [];
    },
  };
}

/** Drops what a sheet listing does not show of the product; it would be a fifth of the response. */
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

function assetHit(listed: ListedAsset, asset: StoredAsset, product: ProductHit & ProductLook): AssetHit {
  const { id, prd, product_name, industries, color, color_values, masstone, tint } = product;
  return {
    ...listed,
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

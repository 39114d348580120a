import type { AssetType } from '../../../data/assets/asset-types.ts';
import { canSee } from '../../base/access.ts';
import type { AssetKind } from '../../catalogue/asset-kind.ts';
import { bareId } from '../../catalogue/product-id-of.ts';
import type { IndexedProduct, SearchIndex } from '../index/search-index.ts';
import { allowedTypes } from '../query/document-types.ts';
import type { SearchQuery } from '../query/search-query.ts';
import type { SearchRequest } from '../query/search-request.ts';
import type { DocumentWord } from '../term/document-words.ts';

/** Whether documents of a kind count, by the kind's number. */
export type KindChoice = readonly boolean[];

/** Counts the hits that each product gives, and tells which of its documents they are or hold. */
export interface HitCounter {
  /** Whether only products with a fitting document count. */
  demandsDocuments: boolean;
  /**
   * The kinds of documents that the viewer may see.
   *
   * @param types @default those asked for
   * @param industries codes; none means all. @default those asked for
   */
  kinds: (types?: ReadonlySet<AssetType>, industries?: readonly string[]) => KindChoice;
  /** Numbers of the documents of a product that count. @param kinds @default those asked for */
  documentsAt: (row: number, kinds?: KindChoice) => number[];
  /** The versions of a product's image stack that count. @param versions @default those asked for */
  stacksAt: (row: number, kinds?: KindChoice, versions?: readonly number[]) => number[];
  /** Number of hits of a product. */
  hitsAt: (row: number, kinds?: KindChoice) => number;
}

/** The versions of image stacks: one of three angles, one of six. */
export const stackVersions = [1, 2] as const;

const ANGLES: ReadonlySet<AssetType> = new Set(['image_angle']);
const NOTHING: ReadonlySet<AssetType> = new Set();

/**
 * A counter for one request.
 *
 * @param words those that documents are searched by
 */
export function hitCounter(
  { query, viewer, scope = null }: Pick<SearchRequest, 'query' | 'viewer' | 'scope'>,
  index: SearchIndex,
  words: readonly DocumentWord[],
): HitCounter {
  const isAboutStacks = query.type === 'imageStacks';
  const typesAsked = isAboutStacks ? ANGLES : allowedTypes(query.assetTypes, query.assetCategories);
  const isPicked = idFilter(query, index);
  const picksDocument = query.type === 'assets' ? isPicked : null;
  const minCreated = query.minDocDate ?? 0;
  const demandsDocuments =
    scope !== null || query.minDocDate !== null || query.assetTypes.length + query.assetCategories.length > 0;

  const kinds: HitCounter['kinds'] = (types = typesAsked, industries = query.selected.get('i') ?? []) =>
    index.kinds.map(
      (kind) =>
        types.has(kind.type) &&
        canSee(kind.accessLevel, viewer) &&
        (industries.length === 0 ||
          kind.industries.length === 0 ||
          kind.industries.some((code) => industries.includes(code))),
    );
  const kindsAsked = kinds();

  const documentsAt: HitCounter['documentsAt'] = (row, choice = kindsAsked) => {
    const missing = words.filter(({ products }) => !products[row]);
    const saved = scope && (scope.get(row) ?? NOTHING);
    const documents = assetsOf(index, row, choice, minCreated);
    if (missing.length === 0 && !saved && !picksDocument) return documents;
    const isOfType = ({ type }: AssetKind) =>
      (!saved || saved.has(type)) && missing.every(({ types }) => types.has(type));
    return documents.filter(
      (asset) =>
        isOfType(kindOf(index, asset)) && (!picksDocument || picksDocument(row, idOfAsset(index, asset))),
    );
  };

  const stacksAt: HitCounter['stacksAt'] = (row, choice = kindsAsked, versions = query.stackFileVersions) => {
    const images = assetsOf(index, row, choice, minCreated);
    if (!images.some((asset) => ANGLES.has(kindOf(index, asset).type))) return [];
    const asked = stackVersions.filter((version) => versions.length === 0 || versions.includes(version));
    return asked.filter((version) => !isPicked || isPicked(row, idOfStack(index, row, version)));
  };

  return {
    demandsDocuments,
    kinds,
    documentsAt,
    stacksAt,
    hitsAt(row, choice) {
      if (isAboutStacks) return stacksAt(row, choice).length;
      if (query.type === 'pigments' && !demandsDocuments) return 1;
      const { length } = documentsAt(row, choice);
      return query.type === 'assets' ? length : Math.min(1, length);
    },
  };
}

/** The kind of a document. */
export function kindOf({ assets, kinds }: SearchIndex, asset: number): AssetKind {
  return kinds[assets.kind[asset] ?? 0] as AssetKind;
}

/** Numbers of a product's documents of the kinds chosen. */
function assetsOf(
  { products, assets }: SearchIndex,
  row: number,
  choice: KindChoice,
  minCreated: number,
): number[] {
  const { firstAsset = 0, assetCount = 0 } = products[row] ?? {};
  const found: number[] = [];
  for (let asset = firstAsset; asset < firstAsset + assetCount; asset++)
    if (choice[assets.kind[asset] ?? 0] && (assets.created[asset] ?? 0) >= minCreated) found.push(asset);
  return found;
}

function idOfAsset({ products, assets }: SearchIndex, asset: number): string {
  const product = products[assets.product[asset] ?? 0] as IndexedProduct;
  return `a-${product.id.slice(2)}-${String(asset - product.firstAsset + 1).padStart(2, '0')}`;
}

function idOfStack({ products }: SearchIndex, row: number, version: number): string {
  return `s-${products[row]?.id.slice(2)}-v${version}`;
}

/** Picks hits, named by their own id or by their product's, by the lists of wanted and unwanted ids. */
function idFilter({ ids, excludedIds }: SearchQuery, index: SearchIndex) {
  if (ids.length + excludedIds.length === 0) return null;
  const [wanted, unwanted] = [new Set(ids.map(bareId)), new Set(excludedIds.map(bareId))];
  const named = new Set([...wanted, ...unwanted].map(index.rowOf));
  return (row: number, id: string) => {
    if (!named.has(row)) return wanted.size === 0;
    const product = index.products[row];
    const isIn = (list: ReadonlySet<string>) =>
      [id, product?.id ?? '', product?.prd ?? ''].some((each) => list.has(each));
    return (wanted.size === 0 || isIn(wanted)) && !isIn(unwanted);
  };
}

import { angleImages } from './asset-facets.ts';
import type { AssetText } from './asset-text.ts';
import { type Bitset, forEachIn } from './bitset.ts';
import { assetId, excludesHit, stackId } from './hit-ids.ts';
import type { SearchIndex } from './search-index.ts';
import type { SearchQuery } from './search-query.ts';
import type { SheetScope } from './sheet-scope.ts';
import { type AssetCondition, fulfils } from './type-masks.ts';

/** Everything that decides how many hits a product gives. */
export interface HitContext {
  index: SearchIndex;
  query: SearchQuery;
  condition: AssetCondition;
  /** Bits of asset types per product under the condition. */
  masks: Uint32Array;
  scope: SheetScope | null;
  /** Set where documents are searched by words. */
  text: AssetText | null;
}

/** The versions of image stacks: one of three angles, one of six. */
export const stackVersions = [1, 2] as const;

/** Whether only products with a fitting document count. */
export function demandsAssets({ query, scope }: HitContext): boolean {
  return (
    scope !== null || query.minDocDate !== null || query.assetTypes.length + query.assetCategories.length > 0
  );
}

/** How many hits a product gives if only documents of these types count. */
export function weightOf(context: HitContext, rank: number, types: number): number {
  const { query, masks, scope } = context;
  if (query.type === 'assets') return assetsAt(context, rank, types).length;
  if (query.type === 'imageStacks') return stacksAt(context, rank).length;
  if (!demandsAssets(context)) return 1;
  return Number(((masks[rank] ?? 0) & types & (scope?.get(rank) ?? -1)) !== 0);
}

/** The assets of a product that count, by their place in the index. */
export function assetsAt(context: HitContext, rank: number, types: number): number[] {
  const { assets } = context.index;
  const found: number[] = [];
  for (let at = assets.start[rank] ?? 0; at < (assets.start[rank + 1] ?? 0); at++)
    if (countsAsset(context, at, types)) found.push(at);
  return found;
}

/** Whether the asset at that place of the index is a hit, or one of its product's hit, if only these types count. */
export function countsAsset(
  { index, query, condition, scope, text }: HitContext,
  at: number,
  types: number,
): boolean {
  const { assets } = index;
  const rank = assets.rank[at] ?? 0;
  const type = assets.type[at] ?? 0;
  const allowed = types & (scope ? (scope.get(rank) ?? 0) : -1);
  if (((allowed >>> type) & 1) === 0 || !fulfils(assets, at, condition)) return false;
  if (text && !text.matches(rank, type)) return false;
  const picksIds = query.type === 'assets' && query.ids.length + query.excludedIds.length > 0;
  return !picksIds || !excludesHit(index, query, rank, assetId(index, rank, assets.place[at] ?? 0));
}

/** The versions of a product's image stack that count. */
export function stacksAt({ index, query, masks }: HitContext, rank: number): number[] {
  if (((masks[rank] ?? 0) & angleImages) === 0) return [];
  return stackVersions.filter(
    (version) =>
      (query.stackFileVersions.length === 0 || query.stackFileVersions.includes(version)) &&
      !excludesHit(index, query, rank, stackId(index, rank, version)),
  );
}

/** Weights of all products of the set, by rank. */
export function weightsOf(context: HitContext, products: Bitset, types: number): Uint16Array {
  const weights = new Uint16Array(context.index.size);
  forEachIn(products, (rank) => {
    weights[rank] = weightOf(context, rank, types);
  });
  return weights;
}

/** Sum of the weights of the products in both sets. */
export function sumShared(one: Bitset, other: Bitset, weights: Uint16Array): number {
  let sum = 0;
  // Not by forEachIn: this runs for each value of each filter.
  for (let word = 0; word < one.length; word++) {
    for (let bits = (one[word] ?? 0) & (other[word] ?? 0); bits !== 0; bits &= bits - 1) {
      sum += weights[word * 32 + 31 - Math.clz32(bits & -bits)] ?? 0;
    }
  }
  return sum;
}

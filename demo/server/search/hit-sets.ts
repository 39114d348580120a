import { assetTypeList } from '../catalogue/packed-assets.ts';
import type { Viewer } from '../context.ts';
import { type AssetCondition, fulfils } from './asset-condition.ts';
import { type Bitset, intersect, isIn, removeFrom, unite } from './bitset.ts';
import { assetId, excludesHit, namedRanks, stackId } from './hit-ids.ts';
import type { AssetText } from './hits/document-text.ts';
import type { SearchIndex } from './index/search-index.ts';
import type { SearchQuery } from './query/search-query.ts';
import type { SheetScope } from './sheets/sheet-scope.ts';
import type { TypeSets } from './type-sets.ts';

/** Everything that decides how many hits a product gives. */
export interface HitContext {
  viewer: Viewer;
  index: SearchIndex;
  query: SearchQuery;
  condition: AssetCondition;
  /** The documents that fulfil the condition. */
  typeSets: TypeSets;
  scope: SheetScope | null;
  /** The scope by the number of the documents' type. */
  scopeSets: readonly Bitset[] | null;
  /** Set where documents are searched by words. */
  text: AssetText | null;
}

/** The versions of image stacks: one of three angles, one of six. */
export const stackVersions = [1, 2] as const;

const ANGLE_IMAGE = assetTypeList.indexOf('image_angle');

/** Whether only products with a fitting document count. */
export function demandsAssets({ query, scope }: Pick<HitContext, 'query' | 'scope'>): boolean {
  return (
    scope !== null || query.minDocDate !== null || query.assetTypes.length + query.assetCategories.length > 0
  );
}

/** Sets of products of which each gives its products one hit, if only documents of these types count. */
export function hitSets(context: HitContext, products: Bitset, types: number): Bitset[] {
  const { type } = context.query;
  if (type === 'imageStacks') return versionsAsked(context).map((version) => stackSet(context, version));
  if (type === 'pigments' && !demandsAssets(context)) return [products];
  return documentSets(context, types);
}

/** The same of the documents alone: one set of all products that have one, or one for each where they are the hits. */
export function documentSets(context: HitContext, types: number): Bitset[] {
  const isHit = context.query.type === 'assets';
  const sets = assetTypeList.flatMap((_, type) => {
    if (((types >>> type) & 1) === 0) return [];
    const layers = context.typeSets[type] ?? [];
    return (isHit ? layers : layers.slice(0, 1)).map((set) => narrowed(context, type, set));
  });
  if (isHit) return sets;
  const any = new Uint32Array(context.index.internal.length);
  return [sets.reduce<Bitset>(unite, any)];
}

/** The products with an image stack of a version. */
export function stackSet({ index, query, typeSets }: HitContext, version: number): Bitset {
  const set = typeSets[ANGLE_IMAGE]?.[0]?.slice() ?? new Uint32Array(index.internal.length);
  if (query.ids.length + query.excludedIds.length === 0) return set;
  for (const rank of namedRanks(index, query))
    if (excludesHit(index, query, rank, stackId(index, rank, version))) removeFrom(set, rank);
  return set;
}

/** The versions of a product's image stack that count. */
export function stacksAt(context: HitContext, rank: number): number[] {
  return versionsAsked(context).filter((version) => isIn(stackSet(context, version), rank));
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
  const named = text?.byType[type];
  if (named && !isIn(named, rank)) return false;
  return !picksIds(query) || !excludesHit(index, query, rank, assetId(index, rank, assets.place[at] ?? 0));
}

/** Whether documents are picked one by one. */
export function picksIds({ type, ids, excludedIds }: SearchQuery): boolean {
  return type === 'assets' && ids.length + excludedIds.length > 0;
}

function narrowed({ scopeSets, text }: HitContext, type: number, set: Bitset): Bitset {
  const limits = [scopeSets?.[type], text?.byType[type]].filter(
    (limit) => limit !== undefined && limit !== null,
  );
  return limits.length === 0 ? set : limits.reduce(intersect, set.slice());
}

function versionsAsked({ query }: HitContext): number[] {
  const asked = query.stackFileVersions;
  return stackVersions.filter((version) => asked.length === 0 || asked.includes(version));
}

import * as v from 'valibot';
import { basketItemSchema } from '../../../domain/product/basket-item-schema.ts';
import { COMPARISON_LIMIT, type Comparison, TITLE_LIMIT } from './comparison.ts';
import type { ComparisonContent } from './comparison-content.ts';

/** Name of the cookie that holds the active comparison (spec S§9). */
export const COMPARISON_COOKIE = 'ce-activeComparison';

/** The active comparison as stored in the cookie, without the products' data (spec S§4). */
export interface StoredComparison {
  comparison: Comparison;
  /** Whether a saved comparison has changes that are not yet sent to the service. */
  isUnsent: boolean;
  /** What the unsent changes are based on. */
  base?: ComparisonContent | undefined;
  /** Id of the user who has made it; a visitor's belongs to whom logs in next. */
  owner?: string | undefined;
}

const text = v.pipe(
  v.string(),
  v.check((value) => value !== ''),
);

const content = v.object({
  title: text,
  industry: v.nullable(text),
  uids: v.array(text),
  reference: v.optional(text),
  medium: v.optional(text),
});

const stored = v.pipe(
  v.object({
    id: v.optional(text),
    shareId: v.optional(text),
    version: v.optional(text),
    title: text,
    industry: v.nullable(text),
    basket: v.array(basketItemSchema),
    reference: v.optional(text),
    medium: v.optional(text),
    unsent: v.optional(v.boolean(), false),
    base: v.fallback(v.optional(content), undefined),
    owner: v.optional(text),
  }),
  v.check(
    ({ title, industry, basket }) =>
      title.length <= TITLE_LIMIT &&
      basket.length <= COMPARISON_LIMIT &&
      (basket.length === 0 || industry !== null) &&
      new Set(basket.map(({ uid }) => uid)).size === basket.length,
  ),
);

/** Formats the cookie's value. */
export function formatStored({ comparison, isUnsent, base, owner }: StoredComparison): string {
  const { id, shareId, version, title, industry, basket, reference, medium } = comparison;
  return JSON.stringify({
    id,
    shareId,
    version,
    title,
    industry,
    basket,
    reference,
    medium,
    ...(isUnsent && { unsent: true, base }),
    owner,
  });
}

/** Whether both are stored as the same text. */
export function isSameStored(one: StoredComparison, other: StoredComparison): boolean {
  return formatStored(one) === formatStored(other);
}

/** Parses the cookie's value; `null` if it is invalid. */
export function parseStored(json: string): StoredComparison | null {
  try {
    const { success, output } = v.safeParse(stored, JSON.parse(json));
    if (!success) return null;
    const { unsent, base, owner, ...comparison } = output;
    return { comparison: { ...comparison, kind: 'own' }, isUnsent: unsent, base, owner };
  } catch {
    return null;
  }
}

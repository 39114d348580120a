import * as v from 'valibot';
import { basketItemSchema } from './basket-item-schema.ts';
import { COMPARISON_LIMIT, type Comparison, TITLE_LIMIT } from './comparison.ts';

/** Name of the cookie that holds the active comparison (spec S§9). */
export const COMPARISON_COOKIE = 'ce-activeComparison';

/** The active comparison as stored in the cookie, without the products' data (spec S§4). */
export interface StoredComparison {
  comparison: Comparison;
  /** Whether a saved comparison has changes that are not yet sent to the service. */
  isUnsent: boolean;
}

const text = v.pipe(
  v.string(),
  v.check((value) => value !== ''),
);

const stored = v.pipe(
  v.object({
    id: v.optional(text),
    shareId: v.optional(text),
    title: text,
    industry: v.nullable(text),
    basket: v.array(basketItemSchema),
    reference: v.optional(text),
    medium: v.optional(text),
    unsent: v.optional(v.boolean(), false),
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
export function formatStored({ comparison, isUnsent }: StoredComparison): string {
  const { id, shareId, title, industry, basket, reference, medium } = comparison;
  return JSON.stringify({
    id,
    shareId,
    title,
    industry,
    basket,
    reference,
    medium,
    ...(isUnsent && { unsent: true }),
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
    const { unsent, ...comparison } = output;
    return { comparison: { ...comparison, kind: 'own' }, isUnsent: unsent };
  } catch {
    return null;
  }
}

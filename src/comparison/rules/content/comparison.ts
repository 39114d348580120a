import type { BasketItem } from '../../../domain/product/basket-item.ts';
import type { ComparisonView } from './comparison-view.ts';

/** Maximum number of products in a comparison (spec S§9). */
export const COMPARISON_LIMIT = 4;

/** Minimum number of products to compare, save or export (spec S§5). */
export const COMPARISON_MINIMUM = 2;

/** Maximum length of the title, in characters (decision 62). */
export const TITLE_LIMIT = 120;

/** A comparison (spec S§3, S§4). */
export interface Comparison extends ComparisonView {
  /** Only if saved. */
  id?: string | undefined;
  /** Identifies it in public links; only if saved (decision 3). */
  shareId?: string | undefined;
  /** Of the saved record that it is based on, if the service has versions. */
  version?: string | undefined;
  title: string;
  /** Code of the industry that all products share; `null` before the first product. */
  industry: string | null;
  basket: readonly BasketItem[];
  /**
   * Origin: the user's own, shared by someone, or made by editors. Only the user's own can be changed.
   */
  kind: 'own' | 'shared' | 'advanced';
}

/** A new, empty comparison, titled `Comparison yyyy/MM/dd` (decision 62). */
export function newComparison(today: Date): Comparison {
  const [year, month, day] = [today.getFullYear(), today.getMonth() + 1, today.getDate()];
  const date = `${year}/${String(month).padStart(2, '0')}/${String(day).padStart(2, '0')}`;
  return { title: `Comparison ${date}`, industry: null, basket: [], kind: 'own' };
}

/** Whether it has enough products to compare. */
export function canCompare({ basket }: Comparison): boolean {
  return basket.length >= COMPARISON_MINIMUM;
}

import type { Comparison } from '../../rules/content/comparison.ts';
import type { ColumnChanges } from './useColumnChanges.ts';

/** The product of a column. */
export interface ColumnProduct {
  uid: string;
  name: string;
  /** Place among the products, from 0. */
  at: number;
  /** How many products there are. */
  count: number;
}

/** What the tools of a column take, whether they stand side by side or in a menu. */
export interface ColumnToolsProps {
  product: ColumnProduct;
  changes: ColumnChanges;
  comparison: Comparison;
  productsPage: string;
}

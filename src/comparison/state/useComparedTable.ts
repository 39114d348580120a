import { createContext, useContext } from 'react';
import type { Product } from '../../services/products.ts';
import type { ColorMedium } from '../rules/colors/color-media.ts';
import type { Comparison } from '../rules/content/comparison.ts';
import type { ComparisonView } from '../rules/content/comparison-view.ts';

/** What the parts of the table share: the products compared, and how they are looked at. */
export interface ComparedTable {
  comparison: Comparison;
  products: readonly Product[];
  /** Media in which colours were measured. */
  media: readonly ColorMedium[];
  /** The one whose values are shown; none where no colour was measured. */
  medium: ColorMedium | undefined;
  /** Index of the product that the others are compared with. */
  reference: number;
  onView: (view: ComparisonView) => void;
  /** Announces a change of the columns. */
  onNews: (news: string) => void;
  /** Shows two products at a time. */
  isNarrow: boolean;
  /** Words that the rows are searched for. */
  search: string;
  /** Address of a product's page, with `{id}` in it. */
  productPage: string;
  /** Address of the page on which products are found. */
  productsPage: string;
}

/** Provided around the table. */
export const ComparedTableContext = createContext<ComparedTable | null>(null);

/** Returns what the parts of the table share. */
export function useComparedTable(): ComparedTable {
  const table = useContext(ComparedTableContext);
  if (!table) throw new Error('A part of the table was rendered outside of it.');
  return table;
}

import type { TableContext } from '../lib/table-text.ts';
import type { Pigment } from '../services/pigment.ts';
import { useTexts } from '../store/hooks.ts';
import { tableTexts } from '../texts/tables.ts';
import { useIndustryTitles } from './useIndustryTitles.ts';

/** What copied tables and saved files of a product say of it. */
interface ProductContext {
  /** Columns of each row: a row stays data without its page. */
  context: readonly TableContext[];
  /** Parts of a file's name. */
  name: readonly string[];
}

/** Returns product, code and industry, for tables that are copied or saved. */
export function useProductContext({
  product_name,
  prd,
  industry,
}: Pick<Pigment, 'product_name' | 'prd' | 'industry'>): ProductContext {
  const text = useTexts(tableTexts);
  const titleOf = useIndustryTitles();
  const trade = industry ? titleOf(industry) : '';
  return {
    context: [
      { title: text('tables.head.product'), value: product_name },
      { title: text('tables.head.code'), value: prd ?? '' },
      { title: text('tables.head.industry'), value: trade },
    ],
    name: [product_name, trade],
  };
}

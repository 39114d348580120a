import type { InternalRows } from '../../domain/fields/table-for-reader.ts';
import type { TableContext } from '../../lib/file/table-text.ts';
import type { Pigment } from '../../services/pigment.ts';
import { useCopies } from '../../store/files/useCopies.ts';
import { useTexts } from '../../store/hooks.ts';
import { useIndustryTitles } from '../../store/useIndustryTitles.ts';
import { tableTexts } from '../../texts/tables.ts';

/** What copied tables and saved files of a product say of it. */
interface ProductContext {
  /** Columns of each row: a row stays data without its page. */
  context: readonly TableContext[];
  /** Parts of a file's name. */
  name: readonly string[];
  /** Whether rows with internal data are included, and how they are marked. */
  internal: InternalRows;
}

/** Returns product, code and industry, for tables that are copied or saved; of an internal product all is internal. */
export function useProductContext({
  product_name,
  prd,
  industry,
  isInternal: isForStaff,
}: Pick<Pigment, 'product_name' | 'prd' | 'industry' | 'isInternal'>): ProductContext {
  const text = useTexts(tableTexts);
  const titleOf = useIndustryTitles();
  const copies = useCopies(isForStaff);
  const trade = industry ? titleOf(industry) : '';
  const internal = {
    isIncluded: copies.isInternal,
    head: text('tables.head.access'),
    // The context marks each row of an internal product.
    mark: isForStaff ? '' : text('tables.internal'),
  };
  return {
    context: [
      { title: text('tables.head.product'), value: product_name },
      { title: text('tables.head.code'), value: prd ?? '' },
      { title: text('tables.head.industry'), value: trade },
      ...(isForStaff
        ? [{ title: internal.head, value: text('tables.internal'), isMark: true as const }]
        : []),
    ],
    name: [product_name, trade],
    internal,
  };
}

import { useMemo, useState } from 'react';
import type { Product } from '../../../services/products.ts';
import { NARROW_COLUMNS } from './narrow.ts';

/** Pages through the products that share the second column. */
export interface Pager {
  /** From 1 on. */
  number: number;
  total: number;
  turn: (step: number) => void;
}

/** Which products stand side by side, by their place in the list. */
interface Columns {
  columns: readonly number[];
  /** Where there are more products than columns. */
  pager: Pager | undefined;
}

/**
 * Chooses the columns of the table: all products, or on narrow places the reference and one of the others.
 *
 * @param reference uid; without one the first product takes its column
 */
export function useColumns(
  products: readonly Product[],
  reference: string | undefined,
  isNarrow: boolean,
): Columns {
  const [second, setSecond] = useState<string>();
  const first = Math.max(
    0,
    products.findIndex(({ uid }) => uid === reference),
  );
  const others = products.map((_, at) => at).filter((at) => at !== first);
  const turned = Math.max(
    0,
    others.findIndex((at) => products[at]?.uid === second),
  );
  const isPaged = isNarrow && products.length > NARROW_COLUMNS;
  const other = others[turned] ?? 0;
  const columns = useMemo(
    () => (isPaged ? [first, other] : products.map((_, at) => at)),
    [isPaged, products, first, other],
  );
  const turn = (step: number) => {
    const next = others[(turned + step + others.length) % others.length] ?? 0;
    setSecond(products[next]?.uid);
  };
  return { columns, pager: isPaged ? { number: turned + 1, total: others.length, turn } : undefined };
}

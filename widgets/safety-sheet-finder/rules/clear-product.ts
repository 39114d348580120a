import type { ProductHit } from '../../../src/domain/search/search-hit.ts';
import { foldText } from '../../../src/lib/text/fold-text.ts';

/**
 * Returns the product that a term means beyond doubt: the only one found, or the only one with exactly this name, product
 * code or id.
 *
 * @param found the first hits
 * @param total number of all hits
 */
export function clearProduct(
  term: string,
  { found, total }: { found: readonly ProductHit[]; total: number },
): ProductHit | undefined {
  const [first, ...others] = found;
  if (others.length === 0 && total <= 1) return first;
  const wanted = foldText(term);
  const named = found.filter(({ id, prd = '', product_name }) =>
    [id, prd, product_name].some((name) => foldText(name) === wanted),
  );
  return named.length === 1 ? named[0] : undefined;
}

import type { Comparison } from '../../rules/content/comparison.ts';
import type { Removal } from '../../state/comparison-state.ts';
import { lastRemoval } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';

/** The place of a product that was just removed. */
export interface Gap {
  removal: Removal;
  /** Number of the shown products before it. */
  at: number;
}

/** The gap that the last removal has left in the table, for as long as it can be undone. */
export function useGap({ kind }: Comparison, products: readonly { uid: string }[]): Gap | undefined {
  const removal = useComparison((state) => lastRemoval(state, 'page'));
  if (kind !== 'own' || !removal || removal.by) return undefined;
  const { basket } = removal.before;
  const former = basket.slice(
    0,
    basket.findIndex(({ uid }) => uid === removal.item.uid),
  );
  const at = products.filter((product) => former.some(({ uid }) => uid === product.uid)).length;
  return { removal, at };
}

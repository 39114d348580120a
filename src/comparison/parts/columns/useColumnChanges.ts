import { type RefObject, useLayoutEffect, useRef } from 'react';
import type { Product } from '../../../services/products.ts';
import { usePage, useTexts } from '../../../store/hooks.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import { addToComparison } from '../../state/change-comparison.ts';
import type { Candidate } from '../../state/comparison-state.ts';
import {
  endUndo,
  moveInComparison,
  removeFromComparison,
  swapInComparison,
  undoRemoval,
} from '../../state/edit-comparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';

/** The button of a column that takes the focus after a change. */
type Control = 'left' | 'right' | 'swap' | 'remove' | 'menu';

/** What a visitor does with the columns of their own comparison. */
export interface ColumnChanges {
  /** @param control the button that was pressed; it keeps the focus */
  move: (uid: string, step: -1 | 1, control: Control) => void;
  /** Puts a product in the place of another. */
  swap: (uid: string, candidate: Candidate, control: Control) => void;
  remove: (uid: string) => void;
  /** Restores the product that was removed last. */
  restore: (uid: string) => void;
  add: (candidate: Candidate) => void;
}

interface ColumnChangesOptions {
  comparison: Comparison;
  /** Those that are shown: products that are missing have no column. */
  products: readonly Product[];
  onNews: (news: string) => void;
}

/**
 * Changes the order of the columns, which is that of the basket. The reference stays the same product.
 *
 * @param row holds the buttons of all columns
 */
export function useColumnChanges(
  row: RefObject<HTMLElement | null>,
  { comparison, products, onNews }: ColumnChangesOptions,
): ColumnChanges {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const wish = useRef<{ uid: string; control: Control }>(null);

  // A column that changes its place loses the focus, and one that is swapped comes with its product.
  useLayoutEffect(() => {
    const { uid, control } = wish.current ?? {};
    if (uid === undefined || !products.some((product) => product.uid === uid)) return;
    wish.current = null;
    const columns = [...(row.current?.querySelectorAll<HTMLElement>('[data-column]') ?? [])];
    const column = columns.find(({ dataset }) => dataset.column === uid);
    column?.querySelector<HTMLElement>(`[data-control=${control}], [data-control=menu]`)?.focus();
  }, [row, products]);

  return {
    move(uid, step, control) {
      const at = products.findIndex((product) => product.uid === uid);
      const [product, neighbour] = [products[at], products[at + step]];
      if (!product || !neighbour) return;
      wish.current = { uid, control };
      endUndo(page, 'page');
      moveInComparison(
        page,
        uid,
        comparison.basket.findIndex((item) => item.uid === neighbour.uid),
      );
      const number = at + step + 1;
      onNews(text('compare.moved', { name: product.product_name, place: number, count: products.length }));
    },
    swap(uid, candidate, control) {
      if (!swapInComparison(page, uid, candidate, 'page')) return;
      wish.current = { uid: candidate.item.uid, control };
    },
    remove(uid) {
      void removeFromComparison(page, uid, 'page');
    },
    restore(uid) {
      wish.current = { uid, control: 'remove' };
      undoRemoval(page, 'page');
    },
    add(candidate) {
      const { uid, product_name: name } = candidate.item;
      if (addToComparison(page, candidate)) return;
      wish.current = { uid, control: 'swap' };
      onNews(text('compare.added', { name }));
    },
  };
}

import { moveItem, removalDeletes, removeItem, restoreItem } from '../../domain/comparison/change-basket.ts';
import { validTitle } from '../../domain/comparison/valid-title.ts';
import { comparisonOf } from './comparison-of.ts';
import { dismissComparisonNotices } from './dismiss-comparison-notices.ts';
import { loadKeeping } from './load-keeping.ts';
import { type ComparisonPage, putChange } from './put-change.ts';

// What a visitor does with the products of a comparison; fetched with the list of them. Each change begins with what
// is active in any tab by now.

/**
 * Takes a product out; it can be put back. Where a saved comparison would be left with one product, the visitor
 * is asked to delete it (decision 55).
 */
export async function removeFromComparison(page: ComparisonPage, uid: string): Promise<void> {
  const active = comparisonOf(page.store, page.bus);
  const before = active.latest().comparison;
  const item = before.basket.find((other) => other.uid === uid);
  if (!item) return;
  if (removalDeletes(before)) {
    const keeping = await loadKeeping(page);
    await keeping?.deleteActive(page, item.product_name);
    return;
  }
  putChange(page, removeItem(before, uid, new Date()));
  const isEmpty = before.basket.length === 1;
  if (isEmpty) dismissComparisonNotices(page.store);
  active.state.setState({ removed: { item, before }, ...(isEmpty && { isBasketOpen: false }) });
  page.bus.emit('comparison:removed', { uid });
}

/** Puts back what was taken out last. */
export function undoRemoval(page: ComparisonPage): void {
  const active = comparisonOf(page.store, page.bus);
  const { removed } = active.state.getState();
  if (!removed) return;
  active.state.setState({ removed: null });
  putChange(page, restoreItem(active.latest().comparison, removed.before, removed.item.uid));
}

/** Moves a product to another place, counted from 0. */
export function moveInComparison(page: ComparisonPage, uid: string, place: number): void {
  putChange(page, moveItem(comparisonOf(page.store, page.bus).latest().comparison, uid, place));
}

/**
 * Gives the comparison another title.
 *
 * @returns whether it is one: 1 to 120 characters (decision 62)
 */
export function renameComparison(page: ComparisonPage, title: string): boolean {
  const valid = validTitle(title);
  if (valid === null) return false;
  const { comparison } = comparisonOf(page.store, page.bus).latest();
  if (valid !== comparison.title) putChange(page, { ...comparison, title: valid });
  return true;
}

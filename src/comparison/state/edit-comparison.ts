import { ignoreStrayClicks } from '../../lib/ignore-stray-clicks.ts';
import { addFailureNotice } from '../../store/notices/failure-notice.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { askUntilLoaded } from '../../store/write/leaving.ts';
import { addRefusal } from '../rules/content/add-item.ts';
import {
  moveItem,
  removalDeletes,
  removeItem,
  restoreItem,
  swapItem,
} from '../rules/content/change-basket.ts';
import type { ComparisonView } from '../rules/content/comparison-view.ts';
import { validTitle } from '../rules/content/valid-title.ts';
import { comparisonFailure } from '../texts/comparison-failure.ts';
import { type ComparisonContext, putChange } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import type { Candidate, ComparisonState, Removal, RemovedIn } from './comparison-state.ts';
import { dismissComparisonNotices } from './replace-comparison.ts';

// Actions on the products of a comparison; loaded with their list. Each starts from the comparison that is currently
// active in any tab.

/**
 * Removes a product; this can be undone. If a saved comparison would be left with one product, the visitor is asked to
 * delete it (decision 55).
 *
 * @param where the visitor removes it, and where Undo is offered
 */
export async function removeFromComparison(
  page: ComparisonContext,
  uid: string,
  where: RemovedIn,
): Promise<void> {
  const { state, latest } = comparisonOf(page.store, page.bus);
  const before = latest().comparison;
  const item = before.basket.find((other) => other.uid === uid);
  if (!item) return;
  if (removalDeletes(before)) {
    const keeping = await loadKeeping(page);
    await keeping?.deleteActive(page, item.product_name);
    return;
  }
  // The next row moves under the pointer.
  ignoreStrayClicks();
  putChange(page, removeItem(before, uid, new Date()));
  const isEmpty = before.basket.length === 1;
  if (isEmpty) dismissComparisonNotices(page.store);
  state.setState(({ removed }) => ({
    removed: [...removed, { item, before, where }],
    ...(isEmpty && { isBasketOpen: false }),
  }));
  page.bus.emit('comparison:removed', { uid });
}

/**
 * Puts another product in the place of one; that can be undone. Nothing happens if the other cannot be added.
 *
 * @param where the visitor does that, and is offered to undo it
 * @returns whether it took the place
 */
export function swapInComparison(
  page: ComparisonContext,
  uid: string,
  { item: by, industries }: Candidate,
  where: RemovedIn,
): boolean {
  const { state, latest } = comparisonOf(page.store, page.bus);
  const before = latest().comparison;
  const item = before.basket.find((other) => other.uid === uid);
  const others = before.basket.filter((other) => other !== item);
  if (!item || before.basket.some((other) => other.uid === by.uid)) return false;
  if (addRefusal({ ...before, basket: others }, by, industries)) return false;
  putChange(page, swapItem(before, uid, by));
  state.setState(({ removed }) => ({ removed: [...removed, { item, before, by, where }] }));
  page.bus.emit('comparison:removed', { uid });
  page.bus.emit('comparison:added', { uid: by.uid });
  return true;
}

/** The last removal at a place that can be undone; another tab may have filled the product's place since. */
export function lastRemoval({ comparison, removed }: ComparisonState, where: RemovedIn): Removal | null {
  const canRestore = ({ item, before, by }: Removal) =>
    restoreItem(comparison, before, item.uid, by?.uid) !== comparison;
  return removed.findLast((removal) => removal.where === where && canRestore(removal)) ?? null;
}

/** Restores the product removed last at a place; the removal before it can be undone next. */
export function undoRemoval(page: ComparisonContext, where: RemovedIn): void {
  const { state, latest } = comparisonOf(page.store, page.bus);
  const { comparison } = latest();
  const last = lastRemoval(state.getState(), where);
  if (!last) return;
  state.setState(({ removed }) => ({ removed: removed.filter((other) => other !== last) }));
  putChange(page, restoreItem(comparison, last.before, last.item.uid, last.by?.uid));
}

/** Ends the offer to undo removals at a place. */
export function endUndo({ store, bus }: ComparisonContext, where: RemovedIn): void {
  comparisonOf(store, bus).state.setState(({ removed }) => ({
    removed: removed.filter((removal) => removal.where !== where),
  }));
}

/** Moves a product to another place, counted from 0. */
export function moveInComparison(page: ComparisonContext, uid: string, index: number): void {
  putChange(page, moveItem(comparisonOf(page.store, page.bus).latest().comparison, uid, index));
}

/** Chooses another reference or medium. */
export function viewComparison(page: ComparisonContext, view: ComparisonView): void {
  putChange(page, { ...comparisonOf(page.store, page.bus).latest().comparison, ...view });
}

/**
 * Changes the comparison's title.
 *
 * @returns whether the title is valid: 1 to 120 characters (decision 62)
 */
export function renameComparison(page: ComparisonContext, title: string): boolean {
  const valid = validTitle(title);
  if (valid === null) return false;
  const { comparison } = comparisonOf(page.store, page.bus).latest();
  if (valid !== comparison.title) putChange(page, { ...comparison, title: valid });
  return true;
}

/**
 * The code that saves, loads, starts and deletes comparisons; loaded on first use. If it fails to load, a notice says
 * so.
 */
export async function loadKeeping(
  page: ComparisonContext,
): Promise<typeof import('./keep-comparison.ts') | undefined> {
  try {
    return await askUntilLoaded(loadService(() => import('./keep-comparison.ts')));
  } catch (error) {
    addFailureNotice(page, error, comparisonFailure);
    return undefined;
  }
}

import type { HttpContext } from '../../http/http-context.ts';
import type { ComparisonDetails } from '../../services/comparisons.ts';
import { addFailureNotice } from '../../store/notices/failure-notice.ts';
import { addNotice } from '../../store/notices/notices.ts';
import { ofStore } from '../../store/of-store.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { createOnce } from '../../store/write/create-once.ts';
import { isPending } from '../../store/write/creation-keys.ts';
import { askUntilLoaded } from '../../store/write/leaving.ts';
import { translator } from '../../texts/translate.ts';
import { type Comparison, newComparison } from '../rules/content/comparison.ts';
import { contentOf } from '../rules/content/comparison-content.ts';
import { comparisonFailure } from '../texts/comparison-failure.ts';
import { comparisonKeepingTexts } from '../texts/comparison-keeping.ts';
import { type ComparisonContext, sendWhatWaits } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { confirmDropped } from './confirm-dropped.ts';
import { mayDiscard } from './may-discard.ts';
import { replaceComparison } from './replace-comparison.ts';
import { comparisonOfRecord, detailsOf } from './saved-content.ts';
import type { Doomed } from './saved-record.ts';

// Saves, loads and deletes comparisons. A failed call changes nothing and shows a notice.

type Services = typeof import('../../services/comparisons.ts');

/** What was last tried to save, and whether that is under way. */
const attemptOf = ofStore((): { details?: ComparisonDetails; isRunning: boolean } => ({ isRunning: false }));

/**
 * Saves the active comparison for the first time (spec S§3, S§5). Two simultaneous calls are one. A call without a
 * response is repeated unchanged, so that no second record is created; later changes are sent after it.
 *
 * @returns whether it is saved
 */
export async function saveComparison(page: ComparisonContext): Promise<boolean> {
  const { store, bus } = page;
  const last = attemptOf(store);
  if (last.isRunning) return false;
  const active = comparisonOf(store, bus);
  active.catchUp();
  // Another tab has saved it.
  if (active.latest().comparison.id !== undefined) return true;
  const mayExist = last.details && isPending(store, { kind: 'comparison', content: last.details });
  const details = (mayExist && last.details) || detailsOf(active.latest().comparison);
  Object.assign(last, { details, isRunning: true });
  const again = () => void saveComparison(page);
  const saved = await attempt(page, again, (http, { createComparison }) =>
    createOnce(store, { kind: 'comparison', content: details }, (key) =>
      createComparison(http, details, key),
    ),
  );
  last.isRunning = false;
  if (!saved) return false;
  const { id, shareId, version } = saved;
  // Changes since the first attempt are kept and sent afterwards.
  const now = active.latest().comparison;
  const isUnsent = JSON.stringify(detailsOf(now)) !== JSON.stringify(details);
  active.put({ ...now, id, shareId, version }, { isUnsent, base: contentOf(details) });
  if (isUnsent) sendWhatWaits(page);
  bus.emit('comparison:saved', { id });
  // The page of the comparison says so beside its title.
  if (!active.state.getState().isOnPage) say(page, 'success', 'comparison.saved', { title: now.title });
  return true;
}

/**
 * Makes a saved comparison the active one; asks before something unsaved is lost. Removed products are named (spec S§4,
 * decision 56).
 *
 * @returns whether it is loaded
 */
export async function loadComparison(page: ComparisonContext, id: string): Promise<boolean> {
  if (!(await mayDiscard(page))) return false;
  const userId = page.store.getState().user?.userId;
  const again = () => void loadComparison(page, id);
  const saved = await attempt(page, again, (http, { readComparison }) => readComparison(http, id));
  if (!saved) return false;
  const { title, dropped } = saved;
  replaceComparison(page, comparisonOfRecord(saved));
  if (dropped.length > 0) say(page, 'warning', 'comparison.dropped', { title, names: dropped.join(', ') });
  confirmDropped(page.store, userId, saved);
  return true;
}

/** Starts a new, empty comparison; asks before something unsaved is lost. */
export async function startComparison(page: ComparisonContext): Promise<boolean> {
  if (!(await mayDiscard(page))) return false;
  replaceComparison(page, newComparison(new Date()));
  return true;
}

/** Copies a shared comparison into an own, unsaved one; asks before something unsaved is lost. */
export async function adoptComparison(page: ComparisonContext, comparison: Comparison): Promise<boolean> {
  if (!(await mayDiscard(page))) return false;
  const { title, industry, basket, reference, medium } = comparison;
  replaceComparison(page, { title, industry, basket, reference, medium, kind: 'own' });
  return true;
}

/**
 * Deletes a saved comparison after asking. The active one is cleared with it, and the basket closed
 * (spec S§4).
 *
 * @param name the product whose removal leaves too few, if that is the reason
 * @returns whether it is deleted
 */
export async function deleteSaved(page: ComparisonContext, doomed: Doomed, name?: string): Promise<boolean> {
  const active = comparisonOf(page.store, page.bus);
  const { title } = doomed;
  if (!(await active.ask({ kind: 'delete', title, name }))) return false;
  const again = () => void deleteSaved(page, doomed, name);
  const result = await attempt(page, again, async () => {
    const { deleteRecord } = await askUntilLoaded(loadService(() => import('./saved-record.ts')));
    return { changed: await deleteRecord(page, doomed) };
  });
  if (!result) return false;
  // The question has named another one than it is now.
  if (result.changed) return deleteSaved(page, result.changed, name);
  say(page, 'success', 'comparison.deleted', { title });
  return true;
}

/** Deletes the active comparison's record after asking. */
export async function deleteActive(page: ComparisonContext, name?: string): Promise<boolean> {
  const { comparison, base } = comparisonOf(page.store, page.bus).latest();
  const { id } = comparison;
  // The record does not have what is still to be sent.
  const saved = base && { ...base, basket: base.uids.map((uid) => ({ uid })) };
  return id !== undefined && deleteSaved(page, { ...comparison, ...saved, id }, name);
}

/** @param again does the whole action again, on a press or after a login */
async function attempt<Value>(
  page: ComparisonContext,
  again: () => void,
  call: (http: HttpContext, services: Services) => Promise<Value>,
): Promise<Value | undefined> {
  try {
    const services = await askUntilLoaded(loadService(() => import('../../services/comparisons.ts')));
    return await call(httpContextOf(page.store), services);
  } catch (error) {
    addFailureNotice(page, error, { ...comparisonFailure, again });
    return undefined;
  }
}

function say(
  { store }: ComparisonContext,
  type: 'success' | 'warning',
  key: keyof typeof comparisonKeepingTexts,
  values: Record<string, string> = {},
): void {
  const text = translator(comparisonKeepingTexts, store.getState().payload.texts);
  // The message about the deletion is shown after the comparison is gone.
  const about = key === 'comparison.deleted' ? undefined : 'comparison';
  addNotice(store, { type, text: text(key, values), kind: 'save', about });
}

import { failureOf } from '../../store/notices/failure-of.ts';
import { addNotice } from '../../store/notices/notices.ts';
import { httpContextOf } from '../../store/reads/http-context.ts';
import { loadService } from '../../store/reads/load-service.ts';
import { translator } from '../../texts/translate.ts';
import { dropMissing } from '../rules/content/change-basket.ts';
import { newComparison } from '../rules/content/comparison.ts';
import { contentOf } from '../rules/content/comparison-content.ts';
import { comparisonKeepingTexts } from '../texts/comparison-keeping.ts';
import { adoptRecord } from './adopt-record.ts';
import type { ComparisonContext } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import { confirmDropped } from './confirm-dropped.ts';
import { replaceComparison } from './replace-comparison.ts';

/**
 * Removes the active comparison's products that the search service no longer knows, and names them (spec S§4). For a
 * saved comparison its service decides, since it knows why they are missing (decision 56); without a login it stays
 * unchanged.
 *
 * @param missing uids
 */
export async function dropMissingProducts(
  page: ComparisonContext,
  missing: ReadonlySet<string>,
): Promise<void> {
  const { store, bus } = page;
  const active = comparisonOf(store, bus);
  const before = active.latest().comparison;
  const text = translator(comparisonKeepingTexts, store.getState().payload.texts);
  const announceDropped = (names: readonly string[]) =>
    addNotice(store, {
      type: 'warning',
      text: text('comparison.dropped', { title: before.title, names: names.join(', ') }),
      about: 'comparison',
    });

  if (before.id === undefined) {
    const existing = before.basket.map(({ uid }) => uid).filter((uid) => !missing.has(uid));
    // If all products are missing, the service is more likely at fault than the products.
    if (existing.length === 0) return;
    const { comparison, dropped } = dropMissing(before, new Set(existing), new Date());
    if (!comparison || dropped.length === 0) return;
    active.put(comparison);
    announceDropped(dropped);
    return;
  }
  const { token, user } = store.getState();
  if (token === null) return;
  try {
    const { readComparison } = await loadService(() => import('../../services/comparisons.ts'));
    const saved = await readComparison(httpContextOf(store), before.id);
    const { comparison, base } = active.latest();
    if (comparison.id !== before.id || saved.dropped.length === 0) return;
    adoptRecord(
      page,
      before.id,
      { content: contentOf(saved), version: saved.version },
      { since: base ?? contentOf(comparison), items: new Map(saved.basket.map((item) => [item.uid, item])) },
    );
    announceDropped(saved.dropped);
    confirmDropped(store, user?.userId, saved);
  } catch (error) {
    if (!failureOf(error).isGone || active.latest().comparison.id !== before.id) return;
    replaceComparison(page, newComparison(new Date()));
    addNotice(store, { type: 'warning', text: text('comparison.dissolved', { title: before.title }) });
  }
}

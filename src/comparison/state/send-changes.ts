import { failureOf } from '../../store/notices/failure-of.ts';
import { addNotice } from '../../store/notices/notices.ts';
import { ofStore } from '../../store/of-store.ts';
import { loadService } from '../../store/reads/load-service.ts';
import type { Store } from '../../store/state.ts';
import { askUntilLoaded } from '../../store/write/leaving.ts';
import { createSender, type Sender } from '../../store/write/sender.ts';
import { writeOnTop } from '../../store/write/write-on-top.ts';
import { syncOf } from '../../store/write/write-sync.ts';
import { translator } from '../../texts/translate.ts';
import type { Comparison } from '../rules/content/comparison.ts';
import { contentOf } from '../rules/content/comparison-content.ts';
import type { StoredComparison } from '../rules/content/stored-comparison.ts';
import { comparisonKeepingTexts } from '../texts/comparison-keeping.ts';
import { adoptRecord } from './adopt-record.ts';
import type { ComparisonContext } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import type { ComparisonSync } from './comparison-state.ts';

const loadWriter = () => askUntilLoaded(loadService(() => import('./record-writer.ts')));

/** Saves the changes of a saved comparison shortly after they were made (decision 54). */
export function sendSoon(page: ComparisonContext): void {
  // Ahead: once the page is being left, it is too late. A failure is told when it is sent.
  loadWriter().catch(() => {});
  senderOf(page.store, page).soon();
}

/**
 * Saves changes that the service does not have yet, one call at a time. Changes that cannot be saved are kept and sent
 * with the next change, connection or login.
 */
export function sendNow(page: ComparisonContext): Promise<void> {
  return senderOf(page.store, page).now();
}

async function sendLatest(page: ComparisonContext): Promise<boolean> {
  const { state, latest } = comparisonOf(page.store, page.bus);
  if (page.store.getState().token === null) {
    state.setState({ sync: 'signed-out' });
    return false;
  }
  state.setState({ sync: 'saving' });
  const sync = await send(page, latest());
  state.setState({ sync });
  return sync === 'idle';
}

async function send(
  page: ComparisonContext,
  { comparison, base }: StoredComparison,
): Promise<ComparisonSync> {
  const { id = '', version } = comparison;
  try {
    const { recordWriter } = await loadWriter();
    const items = new Map(comparison.basket.map((item) => [item.uid, item]));
    const content = contentOf(comparison);
    const writer = recordWriter(page.store, id, items);
    // An earlier release has kept no base: what is shown then takes the place of the record.
    const known = base ? { content: base, version } : await writer.read?.();
    const { saved, isMerged } = await writeOnTop(writer, known ?? { content }, content);
    adoptRecord(page, id, saved, { since: content, items });
    if (isMerged) announceMerged(page.store, saved.content.title);
    return 'idle';
  } catch (error) {
    const failure = failureOf(error);
    if (!failure.isGone) return syncOf(failure) as ComparisonSync;
    forget(page, comparison);
    return 'idle';
  }
}

function announceMerged(store: Store, title: string): void {
  const text = translator(comparisonKeepingTexts, store.getState().payload.texts);
  addNotice(store, { type: 'info', text: text('comparison.merged', { title }), about: 'comparison' });
}

/** Deleted elsewhere: the products remain as an unsaved comparison. */
function forget({ store, bus }: ComparisonContext, { id, title }: Comparison): void {
  const active = comparisonOf(store, bus);
  const { comparison } = active.latest();
  if (comparison.id !== id) return;
  active.put({ ...comparison, id: undefined, shareId: undefined, version: undefined });
  const text = translator(comparisonKeepingTexts, store.getState().payload.texts);
  addNotice(store, { type: 'warning', text: text('comparison.gone', { title }), about: 'comparison' });
}

/** After the first change, pending changes are sent with each connection and each login. */
const senderOf = ofStore((_store, page: ComparisonContext): Sender => {
  const active = comparisonOf(page.store, page.bus);
  const isDue = () => {
    const { comparison, isUnsent, owner } = active.latest();
    const isOwn = owner === undefined || owner === page.store.getState().user?.userId;
    return isUnsent && comparison.id !== undefined && isOwn;
  };
  const sender = createSender(page.store, { isDue, send: () => sendLatest(page) });
  active.onCombined = sender.soon;
  return sender;
});

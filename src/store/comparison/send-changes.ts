import { contentOf } from '../../domain/comparison/combine-changes.ts';
import type { Comparison } from '../../domain/comparison/comparison.ts';
import { comparisonKeepingTexts } from '../../texts/comparison-keeping.ts';
import { translator } from '../../texts/translate.ts';
import { failureOf } from '../failure-of.ts';
import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import { addNotice } from '../notices.ts';
import type { Store } from '../state.ts';
import { createSender, type Sender } from '../write/sender.ts';
import type { ComparisonPage } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import type { ComparisonSync } from './comparison-state.ts';
import { detailsOf } from './saved-content.ts';

const senders = new WeakMap<Store, Sender>();

/** Saves the changes of a saved comparison shortly after they were made (decision 54). */
export function sendSoon(page: ComparisonPage): void {
  senderOf(page).soon();
}

/**
 * Saves changes that the service does not have yet, one call at a time. Changes that cannot be saved are kept and sent
 * with the next change, connection or login.
 */
export function sendNow(page: ComparisonPage): Promise<void> {
  return senderOf(page).now();
}

async function sendLatest(page: ComparisonPage): Promise<boolean> {
  const { state, latest } = comparisonOf(page.store, page.bus);
  if (page.store.getState().token === null) {
    state.setState({ sync: 'signed-out' });
    return false;
  }
  state.setState({ sync: 'saving' });
  const sync = await send(page, latest().comparison);
  state.setState({ sync });
  return sync === 'idle';
}

async function send(page: ComparisonPage, comparison: Comparison): Promise<ComparisonSync> {
  const { store, bus } = page;
  const active = comparisonOf(store, bus);
  const { id = '' } = comparison;
  try {
    const { updateComparison } = await loadService(() => import('../../services/comparisons.ts'));
    await updateComparison(httpContextOf(store), id, detailsOf(comparison));
    const now = active.latest().comparison;
    if (now.id === id && contentOf(now) === contentOf(comparison)) active.put(now);
    return 'idle';
  } catch (error) {
    const failure = failureOf(error);
    if (failure.isGone) {
      forget(page, comparison);
      return 'idle';
    }
    if (failure.isSessionOver) return 'signed-out';
    return failure.isUnreached ? 'offline' : 'failed';
  }
}

/** Deleted elsewhere: the products remain as an unsaved comparison. */
function forget({ store, bus }: ComparisonPage, { id, title }: Comparison): void {
  const active = comparisonOf(store, bus);
  const { comparison } = active.latest();
  if (comparison.id !== id) return;
  active.put({ ...comparison, id: undefined, shareId: undefined });
  const text = translator(comparisonKeepingTexts, store.getState().payload.texts);
  addNotice(store, { type: 'warning', text: text('comparison.gone', { title }), about: 'comparison' });
}

/** After the first change, pending changes are sent with each connection and each login. */
function senderOf(page: ComparisonPage): Sender {
  const present = senders.get(page.store);
  if (present) return present;
  const active = comparisonOf(page.store, page.bus);
  const isDue = () => {
    const { comparison, isUnsent } = active.latest();
    return isUnsent && comparison.id !== undefined;
  };
  const sender = createSender(page.store, { isDue, send: () => sendLatest(page) });
  senders.set(page.store, sender);
  active.onCombined = sender.soon;
  return sender;
}

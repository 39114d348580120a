import { contentOf } from '../../domain/comparison/combine-changes.ts';
import type { Comparison } from '../../domain/comparison/comparison.ts';
import { comparisonKeepingTexts } from '../../texts/comparison-keeping.ts';
import { translator } from '../../texts/translate.ts';
import { failureOf } from '../failure-of.ts';
import { httpContextOf } from '../http-context.ts';
import { loadService } from '../load-service.ts';
import { addNotice } from '../notices.ts';
import type { Store } from '../state.ts';
import type { ComparisonPage } from './change-comparison.ts';
import { comparisonOf } from './comparison-of.ts';
import type { ComparisonSync } from './comparison-state.ts';

/** Several changes in a row are one call. */
const PAUSE = 600;

interface Sending {
  timer?: ReturnType<typeof setTimeout>;
  isUnderWay: boolean;
}

const sendings = new WeakMap<Store, Sending>();

/** Saves the changes of a saved comparison in a moment (decision 54). */
export function sendSoon(page: ComparisonPage): void {
  const sending = sendings.get(page.store) ?? begin(page);
  clearTimeout(sending.timer);
  sending.timer = setTimeout(() => void sendNow(page), PAUSE);
}

/**
 * Saves the changes that the service does not know yet; one call at a time. What cannot be saved is kept, and
 * tried again with the next change, the next connection and the next login.
 */
export async function sendNow(page: ComparisonPage): Promise<void> {
  const { store, bus } = page;
  const sending = sendings.get(store) ?? begin(page);
  const active = comparisonOf(store, bus);
  const { comparison, isUnsent } = active.latest();
  if (!isUnsent || comparison.id === undefined || sending.isUnderWay) return;
  if (store.getState().token === null) {
    active.state.setState({ sync: 'signed-out' });
    return;
  }
  sending.isUnderWay = true;
  active.state.setState({ sync: 'saving' });
  const sync = await send(page, comparison);
  sending.isUnderWay = false;
  active.state.setState({ sync });
  // What was changed meanwhile follows.
  if (sync === 'idle' && active.latest().isUnsent) sendSoon(page);
}

async function send(page: ComparisonPage, comparison: Comparison): Promise<ComparisonSync> {
  const { store, bus } = page;
  const active = comparisonOf(store, bus);
  const { id = '', title, basket } = comparison;
  try {
    const { updateComparison } = await loadService(() => import('../../services/comparisons.ts'));
    const details = { title, industry: comparison.industry ?? '', basket: [...basket] };
    await updateComparison(httpContextOf(store), id, details);
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
    return failure.kind === 'offline' ? 'offline' : 'failed';
  }
}

/** Deleted elsewhere: the products stay, as an unsaved comparison. */
function forget({ store, bus }: ComparisonPage, { id, title }: Comparison): void {
  const active = comparisonOf(store, bus);
  const { comparison } = active.latest();
  if (comparison.id !== id) return;
  active.put({ ...comparison, id: undefined, shareId: undefined });
  const text = translator(comparisonKeepingTexts, store.getState().payload.texts);
  addNotice(store, { type: 'warning', text: text('comparison.gone', { title }), about: 'comparison' });
}

/** From the first change on, what waits is sent with each connection and each login. */
function begin(page: ComparisonPage): Sending {
  const sending: Sending = { isUnderWay: false };
  sendings.set(page.store, sending);
  comparisonOf(page.store, page.bus).onCombined = () => sendSoon(page);
  addEventListener('online', () => void sendNow(page));
  page.store.subscribe((now, before) => {
    if (now.token !== null && before.token === null) void sendNow(page);
  });
  return sending;
}

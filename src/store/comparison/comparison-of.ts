import { createStore, type StoreApi } from 'zustand/vanilla';
import { type Comparison, newComparison } from '../../domain/comparison/comparison.ts';
import {
  COMPARISON_COOKIE,
  formatStored,
  parseStored,
  type StoredComparison,
} from '../../domain/comparison/stored-comparison.ts';
import type { Bus } from '../../events/bus.ts';
import { openTabChannel } from '../../events/tab-channel.ts';
import { readCookie, removeCookie, writeCookie } from '../../lib/cookies.ts';
import type { Store } from '../store.ts';
import type { ComparisonQuestion, ComparisonState } from './comparison-state.ts';

/** Name of the overlay that asks before something is lost. */
export const COMPARISON_QUESTION = 'comparison-question';

/** The page's one comparison. It is no slice of the page's store, since most pages never load it. */
export interface ActiveComparison {
  state: StoreApi<ComparisonState>;
  /**
   * What is active now: another tab may have changed it a moment ago, so that every change begins with this.
   */
  latest(): StoredComparison;
  /** Puts another comparison in place of the active one, in all tabs. */
  put(comparison: Comparison, options?: { isUnsent?: boolean }): void;
  /**
   * Asks the visitor by the overlay `comparison-question`; a question that is still open is answered with no, and
   * so is one that cannot be shown.
   */
  ask(question: ComparisonQuestion): Promise<boolean>;
  /** The visitor's answer to the open question. */
  answer(isYes: boolean): void;
}

interface OwnChange {
  before: StoredComparison;
  after: StoredComparison;
}

const active = new WeakMap<Store, ActiveComparison>();

/**
 * The active comparison of a page. It lives in the session cookie `ce-activeComparison` (shell specification §4, §9)
 * and follows the site's other tabs.
 */
export function comparisonOf(store: Store, bus: Bus): ActiveComparison {
  const present = active.get(store);
  if (present) return present;
  const made = createActiveComparison(bus);
  active.set(store, made);
  return made;
}

function createActiveComparison(bus: Bus): ActiveComparison {
  const today = () => new Date();
  const fresh = (): StoredComparison => ({ comparison: newComparison(today()), isUnsent: false });
  const stored = () => parseStored(readCookie(COMPARISON_COOKIE) ?? '');
  const kept = stored();
  const first = kept ?? fresh();
  let isUnsent = first.isUnsent;
  /** The cookie holds what is shown: once it is gone, another tab has emptied the comparison. */
  let isKept = kept !== null;
  /** What this tab has changed last, until another tab has built upon it. */
  let ownChange: OwnChange | null = null;
  const channel = openTabChannel();

  const state = createStore<ComparisonState>()(() => ({
    comparison: first.comparison,
    isBasketOpen: false,
    pending: null,
    question: null,
    sync: 'idle',
    isHintDue: false,
    removed: null,
  }));
  const announce = (comparison: Comparison) => {
    const { id, industry, basket } = comparison;
    bus.emit('comparison:changed', {
      isSaved: id !== undefined,
      industry,
      uids: basket.map(({ uid }) => uid),
    });
  };
  const show = (next: StoredComparison) => {
    isUnsent = next.isUnsent;
    isKept = stored() !== null;
    state.setState({ comparison: next.comparison });
    announce(next.comparison);
  };
  const write = (next: StoredComparison) => {
    if (next.comparison.basket.length > 0) writeCookie(COMPARISON_COOKIE, formatStored(next));
    else removeCookie(COMPARISON_COOKIE);
    show(next);
  };
  if (channel) {
    channel.onmessage = ({ data }) => {
      const next = data?.type === 'comparison' && parseStored(String(data.stored));
      if (!next) return;
      const own = ownChange;
      // This tab has built upon the other's change, which it read from the cookie before it was told.
      if (own && data.stored === formatStored(own.before) && data.before !== formatStored(own.after)) return;
      ownChange = null;
      // Else both tabs have changed the same comparison, and each is told of the other's change.
      if (!own || formatStored(own.before) !== data.before) {
        show(next);
        return;
      }
      import('../../domain/comparison/merge-changes.ts').then(({ mergeChanges }) => {
        const merged = mergeChanges(own.before.comparison, state.getState().comparison, next.comparison);
        write({ comparison: merged, isUnsent: merged.id !== undefined });
      }, reportError);
    };
  }
  if (kept) announce(first.comparison);

  let settle: (isYes: boolean) => void = () => {};
  const answer = (isYes: boolean) => {
    state.setState({ question: null });
    settle(isYes);
  };

  bus.on('widget:failed', ({ island }) => {
    if (island === COMPARISON_QUESTION) answer(false);
  });

  const latest = (): StoredComparison => {
    const { comparison } = state.getState();
    const now = { comparison, isUnsent };
    // Without cookies this tab's own state is all there is.
    const next = stored() ?? (isKept ? fresh() : now);
    if (isSame(next, now)) return now;
    show(next);
    return next;
  };
  // A page from the back-forward cache has missed what the other tabs said.
  addEventListener('pageshow', latest);

  return {
    state,
    latest,
    put(comparison, { isUnsent: unsent = false } = {}) {
      const before = { comparison: state.getState().comparison, isUnsent };
      const next = { comparison, isUnsent: unsent };
      ownChange = { before, after: next };
      write(next);
      const message = { type: 'comparison', before: formatStored(before), stored: formatStored(next) };
      channel?.postMessage(message);
    },
    ask(question) {
      settle(false);
      state.setState({ question });
      bus.emit('overlay:open', { name: COMPARISON_QUESTION });
      return new Promise((resolve) => {
        settle = resolve;
      });
    },
    answer,
  };
}

function isSame(one: StoredComparison, other: StoredComparison): boolean {
  return formatStored(one) === formatStored(other);
}

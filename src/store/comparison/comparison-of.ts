import { createStore, type StoreApi } from 'zustand/vanilla';
import type { ComparisonChange } from '../../domain/comparison/combine-changes.ts';
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
import type { Store } from '../state.ts';
import type { ComparisonQuestion, ComparisonState } from './comparison-state.ts';

/** Name of the overlay that asks before something is lost. */
export const COMPARISON_QUESTION = 'comparison-question';

/** The page's one comparison. It is no slice of the page's store, since most pages never load it. */
export interface ActiveComparison {
  state: StoreApi<ComparisonState>;
  /**
   * What is active now. Another tab may have changed it since it was shown, so that every change begins with this.
   */
  latest(): StoredComparison;
  /** Called when changes of several tabs were brought together, and wait to be saved. */
  onCombined?: () => void;
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

const active = new WeakMap<Store, ActiveComparison>();

/**
 * The active comparison of a page. It lives in the session cookie `ce-activeComparison` (spec S§4, S§9)
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
  // Before the cookie is read: what another tab changes after that arrives.
  const channel = openTabChannel();
  const readKept = () => parseStored(readCookie(COMPARISON_COOKIE) ?? '');
  const fresh = (): StoredComparison => ({ comparison: newComparison(new Date()), isUnsent: false });
  const kept = readKept();
  let now = kept ?? fresh();
  /** The cookie holds what is shown: once it is gone, another page has emptied the comparison. */
  let isKept = kept !== null;
  /** What this page has begun with, and what was changed since in any tab. */
  let first = now;
  let changes: ComparisonChange[] = [];
  let lastAt = 0;

  const state = createStore<ComparisonState>()(() => ({
    comparison: now.comparison,
    isBasketOpen: false,
    isOnPage: false,
    pending: null,
    question: null,
    sync: 'idle',
    isHintDue: false,
    removed: null,
  }));
  const announce = () => {
    const { id, industry, basket } = now.comparison;
    bus.emit('comparison:changed', {
      isSaved: id !== undefined,
      industry,
      uids: basket.map(({ uid }) => uid),
    });
  };
  const show = (next: StoredComparison) => {
    if (isSame(next, now)) return;
    now = next;
    state.setState({ comparison: now.comparison });
    announce();
  };
  const keep = () => {
    if (now.comparison.basket.length > 0) writeCookie(COMPARISON_COOKIE, formatStored(now));
    else removeCookie(COMPARISON_COOKIE);
    // Not where cookies are blocked.
    isKept = readCookie(COMPARISON_COOKIE) !== undefined;
  };
  const note = (change: ComparisonChange) => {
    changes.push(change);
    lastAt = Math.max(lastAt, change.at);
  };

  if (channel) {
    channel.onmessage = ({ data }) => {
      if (data?.type !== 'comparison' || !(data.at > 0)) return;
      const [before, after] = [parseStored(data.before), parseStored(data.after)];
      if (!before || !after) return;
      const isNext = data.at > lastAt && isSame(before, now);
      note({ before, after, at: data.at });
      if (isNext) {
        show(after);
        isKept = now.comparison.basket.length > 0;
        return;
      }
      // Tabs have changed it before they knew of each other's changes.
      import('../../domain/comparison/combine-changes.ts').then(({ combineChanges }) => {
        show(combineChanges(first, changes));
        keep();
        if (now.isUnsent) made.onCombined?.();
      }, reportError);
    };
  }
  if (kept) announce();

  let settle: (isYes: boolean) => void = () => {};
  const answer = (isYes: boolean) => {
    state.setState({ question: null });
    settle(isYes);
  };

  bus.on('widget:failed', ({ island }) => {
    if (island === COMPARISON_QUESTION) answer(false);
  });

  const catchUp = () => {
    const found = readKept();
    if (found || isKept) {
      first = found ?? fresh();
      changes = [];
      show(first);
    }
    isKept = found !== null;
  };
  // A page from the back-forward cache has missed what the other tabs said.
  addEventListener('pageshow', ({ persisted }) => persisted && catchUp());

  const made: ActiveComparison = {
    state,
    latest() {
      // Where tabs cannot talk to each other, the cookie does.
      if (!channel) catchUp();
      return now;
    },
    put(comparison, { isUnsent = false } = {}) {
      const [before, after] = [now, { comparison, isUnsent }];
      // A clock that was set back must not make it older than what it changes.
      const at = Math.max(Date.now(), lastAt + 1);
      note({ before, after, at });
      show(after);
      keep();
      // In the words of the cookie, which are checked when they arrive.
      channel?.postMessage({
        type: 'comparison',
        before: formatStored(before),
        after: formatStored(after),
        at,
      });
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
  return made;
}

function isSame(one: StoredComparison, other: StoredComparison): boolean {
  return formatStored(one) === formatStored(other);
}

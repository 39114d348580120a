import type { StoreApi } from 'zustand/vanilla';
import type { Bus } from '../../events/bus.ts';
import { openTabChannel } from '../../events/tab-channel.ts';
import { reportHandled } from '../../lib/report-handled.ts';
import { ofStore } from '../../store/of-store.ts';
import type { Store } from '../../store/state.ts';
import type { Comparison } from '../rules/content/comparison.ts';
import { type ComparisonContent, contentOf } from '../rules/content/comparison-content.ts';
import type { StoredComparison } from '../rules/content/stored-comparison.ts';
import {
  beginLog,
  type ComparisonChange,
  continues,
  encodeChange,
  logChange,
  nextTime,
  readChange,
} from '../rules/merge/change-log.ts';
import { comparisonCookie, emptyStored } from './comparison-cookie.ts';
import { type ComparisonQuestions, comparisonQuestions } from './comparison-questions.ts';
import { announce, type ComparisonScreen, comparisonScreen } from './comparison-screen.ts';
import type { ComparisonState } from './comparison-state.ts';

/** The page's comparison. Not a slice of the page's store, since most pages never load it. */
export interface ActiveComparison extends ComparisonQuestions {
  state: StoreApi<ComparisonState>;
  /**
   * Returns the currently active comparison. Every change starts from it: another tab may have changed it since it was
   * shown.
   */
  latest(): StoredComparison;
  /** Adopts what another tab has just done, though its message may be on its way. */
  catchUp(): void;
  /** Replaces the active comparison, in all tabs. */
  put(comparison: Comparison, options?: { isUnsent?: boolean; base?: ComparisonContent }): void;
  /** Called when changes of several tabs were merged, or the user is back, and they must be saved. */
  onCombined?: () => void;
}

/**
 * The active comparison of a page. It lives in the session cookie `ce-activeComparison` (spec S§4, S§9)
 * and follows the site's other tabs.
 */
export const comparisonOf = ofStore(
  (store, bus: Bus): ActiveComparison => createActiveComparison(store, bus),
);

function createActiveComparison(store: Store, bus: Bus): ActiveComparison {
  const cookie = comparisonCookie();
  const read = () => {
    const found = cookie.read();
    return !found || isOwn(store, found) ? found : emptyStored();
  };
  // Opened before the cookie is read, so that later changes by other tabs are received.
  const channel = openTabChannel((message) => {
    const change = message.type === 'comparison' && readChange(message);
    if (change && isOwn(store, change.after)) follow(change);
  }, catchUp);
  const kept = read();
  let log = beginLog(kept ?? emptyStored());
  const screen = comparisonScreen(log.first, bus);
  const { state, shown, show } = screen;
  if (kept) announce(bus, kept.comparison);

  function follow(change: ComparisonChange): void {
    const isNext = continues(log, change, shown());
    log = logChange(log, change);
    if (isNext) {
      show(change.after);
      cookie.expect(change.after);
      return;
    }
    // Tabs have changed it without knowing of each other's changes.
    void combine();
  }
  async function combine(): Promise<void> {
    const code = await import('../rules/merge/combine-changes.ts').catch(reportHandled);
    if (!code) {
      // The log keeps the changes until then.
      addEventListener('online', combine, { once: true });
      return;
    }
    show(code.combineChanges(log.first, log.changes));
    cookie.write(shown());
    if (shown().isUnsent) made.onCombined?.();
  }
  function catchUp(): void {
    const found = read();
    if (!found) return;
    log = beginLog(found, log.lastAt);
    show(found);
  }

  const made: ActiveComparison = {
    state,
    latest() {
      // If tabs cannot exchange messages, they share the cookie.
      if (!channel.isOpen()) catchUp();
      return shown();
    },
    put(comparison, { isUnsent = false, base } = {}) {
      const before = shown();
      const known = before.isUnsent ? before.base : contentOf(before.comparison);
      const after = {
        comparison,
        isUnsent,
        owner: userIn(store),
        base: isUnsent ? (base ?? known) : undefined,
      };
      const change = { before, after, at: nextTime(log, Date.now()) };
      log = logChange(log, change);
      show(change.after);
      cookie.write(change.after);
      channel.post({ type: 'comparison', ...encodeChange(change) });
    },
    catchUp,
    ...comparisonQuestions(state, bus),
  };
  followUser(store, made, screen);
  return made;
}

/** Nobody sees what another user has made; a visitor's comparison passes to the one who logs in. */
function followUser(store: Store, made: ActiveComparison, { state, shown, show }: ComparisonScreen): void {
  const claim = () => {
    const { comparison, owner, isUnsent } = shown();
    // From now on it goes with this user.
    if (owner === undefined && userIn(store) !== undefined && comparison.basket.length > 0)
      made.put(comparison, { isUnsent });
  };
  claim();
  store.subscribe(({ user }, { user: before }) => {
    if (user?.userId === before?.userId) return;
    made.catchUp();
    if (!isOwn(store, shown())) show(emptyStored());
    state.setState({ removed: [], sync: 'idle' });
    claim();
    if (shown().isUnsent) made.onCombined?.();
  });
}

function isOwn(store: Store, { owner }: StoredComparison): boolean {
  return owner === undefined || owner === userIn(store);
}

function userIn(store: Store): string | undefined {
  return store.getState().user?.userId;
}

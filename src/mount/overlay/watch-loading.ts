import type { StandIn } from '../../store/stand-in.ts';
import type { IslandTable } from '../island/table.ts';
import type { Registry } from '../registry.ts';

/** Gates have a lower rank: they must be answered before the page can be used. */
const COOKIES = 4;

/** Milliseconds until the waiting indicator is shown. */
const PATIENCE = 200;

/** Its failure is shown at the product that was to be added. */
const SHOWN_ELSEWHERE = 'industry-choice';

/** Shows that overlays are loading or missing. */
export interface Loading {
  /** An overlay's code is requested. */
  wait(name: string): void;
  /** An overlay is shown. */
  end(name: string): void;
  /**
   * An overlay's code is missing.
   *
   * @param onRetry requests it again
   */
  fail(name: string, onRetry: () => void): void;
}

/**
 * Shows a stand-in while an overlay's code is loading: for a gate at once, so that it cannot be bypassed; for an overlay
 * that somebody has asked for after 200 ms, until Escape cancels it. If the code is missing, the stand-in says so and
 * offers to try again; the overlay keeps its turn in the queue and its props. Overlays that nobody has asked for are
 * left out: the page works without them, and must not be blocked.
 */
export function watchLoading({ bus, overlays, standIn: makeStandIn }: Registry, table: IslandTable): Loading {
  const openers = new Map<string, Element | undefined>();
  let shown: string | null;
  let awaited: { name: string; isGate: boolean } | undefined;
  let standIn: StandIn | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const open = () => {
    standIn ??= makeStandIn();
    return standIn;
  };
  const close = () => {
    clearTimeout(timer);
    standIn?.close();
    standIn = awaited = undefined;
  };
  const wait = (name: string) => {
    const isGate = (table[name]?.overlay?.rank ?? COOKIES) < COOKIES;
    // Consecutive gates share one cover.
    if (!isGate || !awaited?.isGate) close();
    if (!isGate && !openers.has(name)) return;
    awaited = { name, isGate };
    if (isGate) open().wait();
    else timer = setTimeout(() => open().wait(() => overlays.release(name)), PATIENCE);
  };
  const end = (name: string) => name === awaited?.name && close();

  bus.on('overlay:open', ({ name, opener }) => openers.set(name, opener));
  bus.on('overlay:shown', ({ name }) => {
    shown = name;
    if (name && table[name]?.when && !isReady(name)) wait(name);
    else close();
  });
  // The dialog opens in the same task, before anything is painted.
  bus.on('widget:ready', ({ island }) => isReady(island) && end(island));

  return {
    wait,
    end,
    fail(name, onRetry) {
      if (name === shown && openers.has(name) && name !== SHOWN_ELSEWHERE) {
        clearTimeout(timer);
        open().fail({ onRetry, onClose: () => overlays.release(name), href: pageOf(openers.get(name)) });
      } else {
        end(name);
        overlays.release(name);
      }
    },
  };
}

/** The page that an opener leads to without script, unless it is this one, or cannot be reached. */
function pageOf(opener: Element | undefined): string | undefined {
  const isElsewhere =
    opener instanceof HTMLAnchorElement &&
    /^http/.test(opener.protocol) &&
    opener.pathname !== location.pathname &&
    navigator.onLine;
  return isElsewhere ? opener.href : undefined;
}

/** An island may have a marked element on the page and also be an overlay. */
function isReady(name: string): boolean {
  const places = [...document.querySelectorAll<HTMLElement>(`[data-ce-widget="${name}"]`)];
  const place = places.find(({ dataset }) => dataset.ceOverlay) ?? places[0];
  return place?.dataset.ceStatus === 'ready';
}

import type { Bus } from '../../events/bus.ts';
import type { EventName } from '../../events/events.ts';
import { readCookie } from '../../lib/storage/early-cookies.ts';
import type { When } from './contract.ts';

/**
 * Calls `start` when the strategy's condition occurs (see {@link When}), possibly more than once.
 *
 * @returns a function that removes all listeners and observers
 */
export function when(strategy: When, element: HTMLElement, bus: Bus, start: () => void): () => void {
  const waiting = new AbortController();
  for (const occasion of strategy.split('|')) on(occasion, element, bus, start, waiting.signal);
  return () => waiting.abort();
}

function on(strategy: string, element: HTMLElement, bus: Bus, start: () => void, signal: AbortSignal): void {
  const [kind, argument] = strategy.split(/[()]/) as [string, string];
  if (kind === 'visible') {
    startWhenSeen(element, start, signal);
  } else if (kind === 'interaction') {
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      element.addEventListener(type, start, { once: true, passive: true, signal });
    }
  } else if (kind === 'scroll') {
    if (scrollY) start();
    else addEventListener('scroll', start, { once: true, signal });
  } else if (kind === 'media') {
    const query = matchMedia(strategy.slice(6, -1));
    if (query.matches) start();
    else query.addEventListener('change', start, { once: true, signal });
  } else if (kind === 'event') {
    // `overlay:shown` concerns only the island of that overlay.
    const isForIt = (detail: object) =>
      argument !== 'overlay:shown' || (detail as { name?: unknown }).name === element.dataset.ceWidget;
    const stop = bus.on(argument as EventName, (detail) => isForIt(detail) && start(), { replay: true });
    signal.addEventListener('abort', stop);
  } else if (kind === 'cookie') {
    if (readCookie(argument) !== undefined) start();
  } else {
    startAfterLoad(kind, start, signal);
  }
}

function startWhenSeen(element: HTMLElement, start: () => void, signal: AbortSignal): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      start();
    },
    { rootMargin: '200px' },
  );
  observer.observe(element);
  signal.addEventListener('abort', () => observer.disconnect());
}

/** Starts in a task after the page's own load handlers, since no island is on the critical path. */
function startAfterLoad(kind: string, start: () => void, signal: AbortSignal): void {
  const startUnlessStopped = () => signal.aborted || start();
  const run = () =>
    kind === 'idle' && 'requestIdleCallback' in window
      ? requestIdleCallback(startUnlessStopped)
      : startUnlessStopped();
  if (document.readyState === 'complete') run();
  else addEventListener('load', () => setTimeout(run), { signal });
}

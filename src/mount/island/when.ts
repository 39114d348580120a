import type { Bus } from '../../events/bus.ts';
import type { EventName } from '../../events/events.ts';
import { readCookie } from '../../lib/cookies.ts';
import type { When } from './contract.ts';

/** Calls `start` when the strategy says so (see {@link When}); it may call more than once. */
export function when(strategy: When, element: HTMLElement, bus: Bus, start: () => void): void {
  for (const occasion of strategy.split('|')) on(occasion, element, bus, start);
}

function on(strategy: string, element: HTMLElement, bus: Bus, start: () => void): void {
  const [kind, argument] = strategy.split(/[()]/) as [string, string];
  if (kind === 'visible') {
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        observer.disconnect();
        start();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element);
  } else if (kind === 'interaction') {
    for (const type of ['pointerover', 'focusin', 'touchstart']) {
      element.addEventListener(type, start, { once: true, passive: true });
    }
  } else if (kind === 'scroll') {
    if (scrollY) start();
    else addEventListener('scroll', start, { once: true });
  } else if (kind === 'media') {
    const query = matchMedia(strategy.slice(6, -1));
    if (query.matches) start();
    else query.addEventListener('change', start, { once: true });
  } else if (strategy === 'event(overlay:shown)') {
    // News for the overlay's own island alone.
    bus.on(argument as 'overlay:shown', ({ name }) => name === element.dataset.ceWidget && start(), {
      replay: true,
    });
  } else if (kind === 'event') {
    bus.on(argument as EventName, start, { replay: true });
  } else if (kind === 'cookie') {
    if (readCookie(argument) !== undefined) start();
  } else {
    const run = () =>
      kind === 'idle' && 'requestIdleCallback' in window ? requestIdleCallback(start) : start();
    // A task after the page's own load handlers: no island is on the critical path.
    if (document.readyState === 'complete') run();
    else addEventListener('load', () => setTimeout(run));
  }
}

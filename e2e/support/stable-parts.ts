import type { Page } from '@playwright/test';

/** Movements of the listing's parts that must not move, whatever is found. */
export interface Moves {
  /** Parts that were at another position in any frame, with all their distances from the document's top. */
  places: string[];
  /** Their layout shifts, including those within 500 ms after an input (Chromium only). */
  shifts: string[];
}

declare global {
  interface Window {
    ceStable?: { take: () => Moves };
  }
}

/**
 * Records the positions of the listing's parts in each frame from now on.
 *
 * @param parts selectors by name
 * @param alike names of parts whose content must not change either: a layout shift inside them counts
 */
export async function watchStableParts(
  page: Page,
  parts: Readonly<Record<string, string>>,
  alike: readonly string[],
): Promise<void> {
  await page.evaluate(
    ({ parts, alike }) => {
      interface Shift extends PerformanceEntry {
        sources: { node: Node | null; currentRect: DOMRectReadOnly }[];
      }
      const root = document.querySelector('[data-ce-widget="search-listing"] ce-island')?.shadowRoot;
      let places = new Map<string, Set<string>>();
      let shifts: string[] = [];
      const look = () => {
        for (const [name, selector] of Object.entries(parts)) {
          const element = root?.querySelector(selector);
          if (!element) continue;
          const y = element.getBoundingClientRect().y + scrollY;
          const all = places.get(name) ?? new Set();
          places.set(name, all.add(String(Math.round(y))));
        }
      };
      const frame = () => {
        look();
        requestAnimationFrame(frame);
      };
      frame();
      const note = (entries: PerformanceEntryList) => {
        for (const { sources } of entries as Shift[]) {
          for (const { currentRect: rect } of sources) {
            // Shifts in shadow roots have no node: find the current element at that place.
            const found = root?.elementFromPoint(rect.x + rect.width / 2, rect.y + rect.height / 2);
            const part = alike.find((name) => found?.closest(parts[name] ?? ''));
            if (part) shifts.push(`${part} at ${Math.round(rect.x)} ${Math.round(rect.y)}`);
          }
        }
      };
      const observer = new PerformanceObserver((list) => note(list.getEntries()));
      observer.observe({ type: 'layout-shift' });
      window.ceStable = {
        take() {
          look();
          note(observer.takeRecords());
          const moved = [...places].filter(([, all]) => all.size > 1);
          const result = { places: moved.map(([name, all]) => `${name}: ${[...all].join(' → ')}`), shifts };
          places = new Map();
          shifts = [];
          look();
          return result;
        },
      };
    },
    { parts, alike },
  );
}

/** Movements since the last call. */
export function movesOf(page: Page): Promise<Moves> {
  return page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
    return window.ceStable?.take() ?? { places: ['not watched'], shifts: [] };
  });
}

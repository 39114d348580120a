import type { Page } from '@playwright/test';

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** A layout shift, described when it occurred: its element may be removed later. */
interface NotedShift {
  value: number;
  moved: string[];
}

/** Layout shifts of a page since it was opened. */
export interface LayoutShift {
  /** The cumulative layout shift without shifts after user input; two decimals. */
  sum: number;
  /** The elements that moved, with time and distance, for the message of a failing test. */
  moved: string[];
}

declare global {
  interface Window {
    ceLayoutShifts?: NotedShift[];
  }
}

/** Collects layout shifts on every page opened from now on (Chromium only). */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: NotedShift[] = [];
    window.ceLayoutShifts = shifts;
    // Shifts in shadow roots have no node: find the current element at that place.
    const elementAt = ({ x, y, width, height }: DOMRectReadOnly) => {
      const point = [x + width / 2, y + height / 2] as const;
      let found = document.elementFromPoint(...point);
      while (found?.shadowRoot) found = found.shadowRoot.elementFromPoint(...point);
      return found;
    };
    const nameOf = (node: Node | null) => {
      if (node && !(node instanceof Element)) return `"${node.textContent?.trim().slice(0, 40)}"`;
      return node ? (node.cloneNode(false) as Element).outerHTML.slice(0, 120) : 'something out of sight';
    };
    const place = ({ x, y, width, height }: DOMRectReadOnly) =>
      [x, y, width, height].map((each) => Math.round(each)).join(' ');
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources, startTime } of list.getEntries() as LayoutShiftEntry[]) {
        if (hadRecentInput) continue;
        const moved = sources.map(
          ({ node, previousRect, currentRect }) =>
            `${nameOf(node ?? elementAt(currentRect))} at ${Math.round(startTime)} ms: ${place(previousRect)} → ${place(currentRect)}`,
        );
        shifts.push({ value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
}

/** Layout shifts so far on the open page. */
export function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => {
    const shifts = window.ceLayoutShifts ?? [];
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    return {
      sum: Math.round(sum * 100) / 100,
      moved: sum < 0.005 ? [] : shifts.flatMap(({ moved }) => moved),
    };
  });
}

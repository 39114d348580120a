import type { Page } from '@playwright/test';

interface LayoutShiftEntry extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
}

/** What has moved on a page since it was opened. */
export interface LayoutShift {
  /** The cumulative layout shift, shifts after a visitor's input left out; two decimals. */
  sum: number;
  /** The elements that moved, for the message of a failing test. */
  moved: string[];
}

declare global {
  interface Window {
    ceLayoutShifts?: LayoutShiftEntry[];
  }
}

/** Collects layout shifts on every page opened from now on (Chromium only). */
export async function watchLayoutShift(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: LayoutShiftEntry[] = [];
    window.ceLayoutShifts = shifts;
    new PerformanceObserver((list) => shifts.push(...(list.getEntries() as LayoutShiftEntry[]))).observe({
      type: 'layout-shift',
      buffered: true,
    });
  });
}

/** What has moved so far on the page that is open. */
export function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => {
    const shifts = (window.ceLayoutShifts ?? []).filter((shift) => !shift.hadRecentInput);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    const describe = ({ node }: { node: Node | null }) =>
      node instanceof Element ? (node.cloneNode(false) as Element).outerHTML.slice(0, 120) : String(node);
    return {
      sum: Math.round(sum * 100) / 100,
      moved: sum < 0.005 ? [] : shifts.flatMap(({ sources }) => sources.map(describe)),
    };
  });
}

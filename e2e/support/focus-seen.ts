import type { Page } from '@playwright/test';

/**
 * The focused element if it is completely covered or outside the viewport (WCAG 2.2, 2.4.11); `null` if any of it is
 * visible.
 */
export function hiddenFocus(page: Page): Promise<string | null> {
  return page.evaluate(async () => {
    // Elements that make way for the focus do so in the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    let focused = document.activeElement;
    while (focused?.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
    if (!focused || focused === document.body) return null;
    const topmostAt = (x: number, y: number) => {
      let found = document.elementFromPoint(x, y);
      while (found?.shadowRoot) {
        const inner = found.shadowRoot.elementFromPoint(x, y);
        if (!inner || inner === found) break;
        found = inner;
      }
      return found;
    };
    // A checkbox may be invisible below its styled label.
    const own = [focused, ...((focused as HTMLInputElement).labels ?? [])];
    const isSeen = [...focused.getClientRects()].some(({ left, right, top, bottom }) =>
      [0.05, 0.5, 0.95].some((across) =>
        [0.05, 0.5, 0.95].some((down) => {
          const topmost = topmostAt(left + (right - left) * across, top + (bottom - top) * down);
          return own.some((element) => element.contains(topmost));
        }),
      ),
    );
    return isSeen ? null : (focused.cloneNode() as Element).outerHTML.slice(0, 200);
  });
}

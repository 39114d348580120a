/** Observations of the probe in the page; times in ms since the navigation began. */
export interface ProbeResult {
  /** Paint time of the first frame in which the part is usable. */
  paintedAt: number;
  /** Time spent in the probe itself, subtracted from the page's script time. */
  ownMs: number;
}

declare global {
  interface Window {
    ceBench: {
      ready: Promise<ProbeResult>;
      /** Times of the last click and of the frame without the part; 0 until then. */
      answer: () => { clickedAt: number; goneAt: number };
      /** Centre of the part, in CSS pixels of the viewport; it may still move. */
      place: () => { x: number; y: number };
      /** Text typed into the part. */
      typed: () => string;
      layoutShift: () => number;
    };
  }
}

/**
 * Runs in the page before its own scripts: looks in each frame for the first matching element, also in open shadow
 * roots, that a visitor could use: visible, in the viewport, and topmost at its centre.
 */
export function probe(wanted: { selector: string; text: string }): void {
  let shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });

  let ownMs = 0;
  const text = new RegExp(wanted.text, 'i');

  const find = (root: ParentNode): Element | undefined => {
    for (const element of root.querySelectorAll(wanted.selector)) {
      if (text.test(element.textContent || element.getAttribute('aria-label') || '') && isUsable(element))
        return element;
    }
    for (const element of root.querySelectorAll('ce-island')) {
      const found = element.shadowRoot && find(element.shadowRoot);
      if (found) return found;
    }
    return undefined;
  };
  // Measuring what `content-visibility` skips would make the browser lay it out, and count as the page's time.
  const SHOWN = { opacityProperty: true, visibilityProperty: true, contentVisibilityAuto: true };
  const isUsable = (element: Element): boolean => {
    if (!element.checkVisibility(SHOWN)) return false;
    const { x, y, width, height } = element.getBoundingClientRect();
    let top = document.elementFromPoint(x + width / 2, y + height / 2);
    while (top?.shadowRoot) {
      const inner = top.shadowRoot.elementFromPoint(x + width / 2, y + height / 2);
      if (!inner || inner === top) break;
      top = inner;
    }
    return width > 0 && top !== null && (element === top || element.contains(top));
  };
  const afterPaint = (then: (now: number) => void) => {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => then(performance.now());
    channel.port2.postMessage(0);
  };
  const eachFrame = (look: () => boolean) => {
    const started = performance.now();
    const isDone = look();
    ownMs += performance.now() - started;
    if (!isDone) requestAnimationFrame(() => eachFrame(look));
  };

  let part: Element | undefined;
  let clickedAt = 0;
  let goneAt = 0;
  // Registered at the start: a click from the driver may arrive before code that it evaluates.
  addEventListener('click', (event) => (clickedAt = event.timeStamp), { capture: true });

  const watchAnswer = () =>
    eachFrame(() => {
      const isGone = !part?.isConnected || !isUsable(part);
      if (isGone) afterPaint((now) => (goneAt = now));
      return isGone;
    });

  window.ceBench = {
    ready: new Promise((done, fail) => {
      setTimeout(() => fail(new Error(`No ${wanted.selector} with the text ${text} was seen`)), 30_000);
      requestAnimationFrame(() =>
        eachFrame(() => {
          part = document.body ? find(document) : undefined;
          if (!part) return false;
          afterPaint((paintedAt) => {
            done({ paintedAt, ownMs });
            watchAnswer();
          });
          return true;
        }),
      );
    }),
    answer: () => ({ clickedAt, goneAt }),
    place: () => {
      const { x = 0, y = 0, width = 0, height = 0 } = part?.getBoundingClientRect() ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    },
    typed: () => (part as HTMLInputElement | undefined)?.value ?? '',
    layoutShift: () => shift,
  };
}

import type { ListingPage } from '../pages/listing-pages.ts';

declare global {
  interface Window {
    /** Actions of the bench in a page with a listing. Each resolves with the time in ms until the frame is painted. */
    ceListing: {
      /** Presses the button for more; `shown` hits are already loaded. */
      loadMore: (shown: number) => Promise<number>;
      /** Presses the checkbox with that label, until the first hit has that name. */
      chooseFacet: (label: string, name: string) => Promise<number>;
      /** From the last key until the first hit has that name. Call it after pressing the key. */
      keyUntil: (name: string) => void;
      keyed: Promise<number>;
      /** Scrolls to the button for more, or to the top. */
      scrollToEnd: () => Promise<void>;
      scrollToTop: () => Promise<void>;
      /** Resolves when the page is idle. */
      idle: () => Promise<void>;
      /** Name of the first hit. */
      firstName: () => string;
      hasHit: (number: number) => boolean;
      /** Finds the checkbox whose label starts with that text. */
      box: (label: string) => HTMLElement;
      /** Labels of the selected values. */
      chosen: () => string[];
      /** Texts of the elements in order. */
      textOf: (selector: string) => string;
    };
  }
}

/** Runs in the page, before its own scripts. */
export function listingProbe(parts: ListingPage): void {
  /** Frames after a change in which it may become visible. */
  const FRAMES = 3;
  const scope = (): ParentNode => {
    const root = document.querySelector(parts.root);
    return root?.shadowRoot ?? root ?? document;
  };
  const first = (selector: string) => {
    const found = scope().querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  /** Finds a hit by number, from 1, even if only hits near the viewport are rendered. */
  const hit = (number: number): Element | null => {
    const positioned = scope().querySelector(`[aria-posinset="${number}"]`);
    if (positioned || scope().querySelector('[aria-posinset]')) return positioned;
    return scope().querySelector(`${parts.hit}:nth-child(${number})`);
  };
  const isInView = (element: Element): boolean => {
    const { top, bottom, height } = element.getBoundingClientRect();
    return (
      height > 0 && bottom > 0 && top < innerHeight && element.checkVisibility({ visibilityProperty: true })
    );
  };
  const boxes = () => [...scope().querySelectorAll<HTMLInputElement>(parts.facet)];
  const labelOf = ({ labels }: HTMLInputElement) => labels?.[0]?.textContent?.trim().toLowerCase() ?? '';
  const box = (label: string) => {
    const found = boxes().find((each) => labelOf(each).startsWith(label));
    if (!found) throw new Error(`There is no checkbox ${label}`);
    return found;
  };
  const firstName = () => scope().querySelector(`${parts.hit} ${parts.link}`)?.textContent ?? '';

  /**
   * Checks after the frames that follow a change, before any other task: changes by resize observers in that frame are
   * painted, too. While nothing changes it asks for no frames, whose cost would be counted as the listing's.
   */
  const painted = (isThere: () => boolean) =>
    new Promise<number>((done) => {
      let frames = 0;
      const look = () => {
        if (isThere()) {
          changes.disconnect();
          removeEventListener('scroll', changed);
          done(performance.now());
        } else if (--frames > 0) nextFrame();
      };
      const nextFrame = () =>
        requestAnimationFrame(() => scheduler.postTask(look, { priority: 'user-blocking' }));
      const changed = () => {
        if (frames === 0) nextFrame();
        frames = FRAMES;
      };
      const changes = new MutationObserver(changed);
      changes.observe(scope() as Node, {
        attributes: true,
        characterData: true,
        childList: true,
        subtree: true,
      });
      addEventListener('scroll', changed, { passive: true });
      changed();
    });
  const press = async (element: HTMLElement, isThere: () => boolean) => {
    const started = performance.now();
    const end = painted(isThere);
    element.click();
    return (await end) - started;
  };
  const idle = async () => {
    for (let turn = 0; turn < 3; turn++) {
      await new Promise((done) => setTimeout(done, 100));
      await new Promise((done) => requestIdleCallback(done));
    }
  };

  let lastKey = 0;
  addEventListener('keydown', ({ timeStamp }) => (lastKey = timeStamp), { capture: true });

  window.ceListing = {
    loadMore: (shown) =>
      press(first(parts.more), () => {
        const next = hit(shown + 1);
        return next !== null && isInView(next);
      }),
    chooseFacet: (label, name) => press(box(label), () => firstName() === name),
    box,
    chosen: () => boxes().flatMap((each) => (each.checked ? [labelOf(each)] : [])),
    textOf: (selector) =>
      [...scope().querySelectorAll(selector)]
        .map((each) => each.textContent)
        .join(' ')
        .trim(),
    keyUntil: (name) => {
      window.ceListing.keyed = painted(() => firstName() === name).then((end) => end - lastKey);
    },
    keyed: Promise.resolve(0),
    async scrollToEnd() {
      // Measurements on the way may move the button once more.
      for (let turn = 0; turn < 2; turn++) {
        first(parts.more).scrollIntoView({ block: 'end', behavior: 'instant' });
        await idle();
      }
    },
    async scrollToTop() {
      scrollTo({ top: 0, behavior: 'instant' });
      await idle();
    },
    idle,
    firstName,
    hasHit: (number) => scope().querySelector(`[aria-setsize="${number}"]`) !== null || hit(number) !== null,
  };
}

import type { ListingPage } from '../pages/listing-pages.ts';

declare global {
  interface Window {
    /** What the bench does in a page with a listing. Times are in ms, until the frame was painted. */
    ceListing: {
      /** Presses the button for more; `shown` hits are there already. */
      loadMore: (shown: number) => Promise<number>;
      /** Presses the checkbox with that label; until the first hit has that name. */
      chooseFacet: (label: string, name: string) => Promise<number>;
      /** From the last key on, until the first hit has that name. Wait for it after the key was pressed. */
      keyUntil: (name: string) => void;
      keyed: Promise<number>;
      /** Brings the button for more, or the top, into view. */
      scrollToEnd: () => Promise<void>;
      scrollToTop: () => Promise<void>;
      /** Resolves when the page has nothing to do. */
      idle: () => Promise<void>;
      /** Name of the first hit that there is. */
      firstName: () => string;
      hasHit: (number: number) => boolean;
      scope: () => ParentNode;
    };
  }
}

/** Runs in the page, before its own scripts. */
export function listingProbe(parts: ListingPage): void {
  const scope = (): ParentNode => {
    const root = document.querySelector(parts.root);
    return root?.shadowRoot ?? root ?? document;
  };
  const first = (selector: string) => {
    const found = scope().querySelector<HTMLElement>(selector);
    if (!found) throw new Error(`There is no ${selector}`);
    return found;
  };
  /** A hit by its number, from 1, also where only those near the window are in the page. */
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
  const firstName = () => scope().querySelector(`${parts.hit} ${parts.link}`)?.textContent ?? '';

  /** Looks in each frame; a message that is sent then arrives after the frame was painted. */
  const painted = (isThere: () => boolean) =>
    new Promise<number>((done) => {
      const look = () => {
        if (!isThere()) return void requestAnimationFrame(look);
        const channel = new MessageChannel();
        channel.port1.onmessage = () => done(performance.now());
        channel.port2.postMessage(0);
      };
      requestAnimationFrame(look);
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
    chooseFacet: (label, name) => {
      const boxes = [...scope().querySelectorAll<HTMLInputElement>(parts.facet)];
      const box = boxes.find(({ labels }) =>
        labels?.[0]?.textContent?.trim().toLowerCase().startsWith(label),
      );
      if (!box) throw new Error(`There is no checkbox ${label}`);
      return press(box, () => firstName() === name);
    },
    keyUntil: (name) => {
      window.ceListing.keyed = painted(() => firstName() === name).then((end) => end - lastKey);
    },
    keyed: Promise.resolve(0),
    async scrollToEnd() {
      // What is measured on the way may move the button once more.
      for (let turn = 0; turn < 3; turn++) {
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
    scope,
  };
}

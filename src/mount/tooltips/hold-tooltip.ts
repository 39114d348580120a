import { createBubble } from './create-bubble.ts';

/** What keeps a tooltip open: the pointer on it or its element, or focus on the element. */
export type Hold = 'pointer' | 'focus';

/** The page's single tooltip: its element, whether it is shown, and what keeps it open. */
export interface HeldTooltip {
  /** Its element, from the request on. */
  readonly present: HTMLElement | undefined;
  readonly isShown: boolean;
  /** Whether something on the page is inside the tooltip or its element. */
  isInside: (target: EventTarget | null) => boolean;
  isHeldBy: (hold: Hold) => boolean;
  /** Replaces another element's tooltip at once; shows after `delay` milliseconds. */
  showLater: (element: HTMLElement, hold: Hold, delay: number) => void;
  /** Hides it unless something else keeps it open. */
  release: (hold: Hold) => void;
  hide: () => void;
}

/** Manages the page's single tooltip while something keeps it open (WCAG 2.2, 1.4.13). */
export function holdTooltip(): HeldTooltip {
  const bubble = createBubble();
  const holds = new Set<Hold>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let present: HTMLElement | undefined;
  let isShown = false;

  const hide = () => {
    clearTimeout(timer);
    bubble.hide();
    holds.clear();
    present = undefined;
    isShown = false;
  };
  return {
    get present() {
      return present;
    },
    get isShown() {
      return isShown;
    },
    isInside: (target) => target instanceof Node && (target === bubble.host || !!present?.contains(target)),
    isHeldBy: (hold) => holds.has(hold),
    showLater(element, hold, delay) {
      if (element !== present) hide();
      present = element;
      holds.add(hold);
      if (isShown) return;
      clearTimeout(timer);
      timer = setTimeout(() => {
        isShown = true;
        bubble.show(element);
      }, delay);
    },
    release(hold) {
      if (holds.delete(hold) && holds.size === 0) hide();
    },
    hide,
  };
}

import { createBubble } from './create-bubble.ts';

/** What keeps a tooltip: the pointer on it or its element, or the focus on the element. */
export type Hold = 'pointer' | 'focus';

/** The one tooltip of the page: which element has it, whether it shows yet, and what keeps it. */
export interface HeldTooltip {
  /** Its element, from the moment on that it is asked for. */
  readonly present: HTMLElement | undefined;
  readonly isShown: boolean;
  /** Whether something on the page lies in the tooltip or in its element. */
  isInside: (place: EventTarget | null) => boolean;
  isHeldBy: (hold: Hold) => boolean;
  /** Takes the place of another element's tooltip at once; shows after `delay`, in milliseconds. */
  showLater: (element: HTMLElement, hold: Hold, delay: number) => void;
  /** Hides it when nothing else keeps it. */
  release: (hold: Hold) => void;
  hide: () => void;
}

/** Keeps the page's one tooltip while something holds it (WCAG 2.2, 1.4.13). */
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
    isInside: (place) => place instanceof Node && (place === bubble.host || !!present?.contains(place)),
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

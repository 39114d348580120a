import { createBubble } from './create-bubble.ts';
import { describeAll } from './describe-all.ts';
import { TRIGGERS } from './triggers.ts';

/** Delay until a tooltip shows; it hides at once (spec S§9). */
const SHOW_DELAY = 400;
const LONG_PRESS = 500;

/**
 * Gives the page's own elements with `data-ce-tooltip` a tooltip, now and later: 400 ms after the pointer comes, at
 * once with keyboard focus, by a long press on touch screens. It stays while the pointer is on either of them or the
 * focus on the element, and goes by Escape or a press elsewhere (WCAG 2.2, 1.4.13). The loader fetches this only for
 * pages that have some.
 */
export function watchTooltips(): void {
  const bubble = createBubble();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let present: HTMLElement | undefined;
  let isShown = false;
  /** What keeps the present tooltip. */
  const holds = new Set<'pointer' | 'focus'>();

  const hide = () => {
    clearTimeout(timer);
    bubble.hide();
    holds.clear();
    present = undefined;
    isShown = false;
  };
  const release = (hold: 'pointer' | 'focus') => {
    if (holds.delete(hold) && holds.size === 0) hide();
  };
  const showLater = (target: HTMLElement, hold: 'pointer' | 'focus', delay: number) => {
    if (target !== present) hide();
    present = target;
    holds.add(hold);
    if (isShown) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      isShown = true;
      bubble.show(target);
    }, delay);
  };
  const triggerOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(TRIGGERS) : null;
  const isInside = (place: EventTarget | null) =>
    place instanceof Node && (place === bubble.host || !!present?.contains(place));

  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { capture: true });

  on('pointerover', (event) => {
    const trigger = triggerOf(event);
    if (trigger && event.pointerType !== 'touch' && !(trigger === present && holds.has('pointer'))) {
      showLater(trigger, 'pointer', SHOW_DELAY);
    }
  });
  on('pointerout', (event) => {
    if (event.pointerType !== 'touch' && !isInside(event.relatedTarget)) release('pointer');
  });
  on('focusin', (event) => {
    const trigger = triggerOf(event);
    if (trigger?.matches(':focus-visible')) showLater(trigger, 'focus', 0);
  });
  on('focusout', () => release('focus'));
  on('pointerdown', (event) => {
    const trigger = triggerOf(event);
    if (trigger && event.pointerType === 'touch') showLater(trigger, 'pointer', LONG_PRESS);
    else if (!isInside(event.target)) hide();
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    on(type, (event) => {
      // A shorter press is a tap, or scrolls.
      if (event.pointerType === 'touch' && !isShown) hide();
    });
  }
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !isShown) return;
    // Not the dialog around: only the tooltip.
    event.preventDefault();
    event.stopPropagation();
    hide();
  });

  const lookOver = () => {
    describeAll();
    if (present && !(present.isConnected && present.matches(TRIGGERS))) hide();
  };
  lookOver();
  new MutationObserver(lookOver).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-ce-tooltip'],
  });
}

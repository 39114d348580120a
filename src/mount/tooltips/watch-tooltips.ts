import { describeAll } from './describe-all.ts';
import { holdTooltip } from './hold-tooltip.ts';
import { TRIGGERS } from './triggers.ts';

/** Delay in ms until a tooltip shows; it hides at once (spec S§9). */
const SHOW_DELAY = 400;
const LONG_PRESS = 500;

/**
 * Adds tooltips to the page's own elements with `data-ce-tooltip`, including later ones: 400 ms after the pointer
 * enters, at once on keyboard focus, on a long press on touch screens. It stays while the pointer is on either of them
 * or focus is on the element, and closes on Escape or a press elsewhere (WCAG 2.2, 1.4.13). The loader fetches this
 * only for pages with tooltips.
 */
export function watchTooltips(): void {
  const tooltip = holdTooltip();
  const triggerOf = ({ target }: Event) =>
    target instanceof Element ? target.closest<HTMLElement>(TRIGGERS) : null;
  const on = <Type extends keyof DocumentEventMap>(
    type: Type,
    listener: (event: DocumentEventMap[Type]) => void,
  ) => document.addEventListener(type, listener, { capture: true });

  on('pointerover', (event) => {
    const trigger = triggerOf(event);
    if (
      trigger &&
      event.pointerType !== 'touch' &&
      !(trigger === tooltip.present && tooltip.isHeldBy('pointer'))
    ) {
      tooltip.showLater(trigger, 'pointer', SHOW_DELAY);
    }
  });
  on('pointerout', (event) => {
    if (event.pointerType !== 'touch' && !tooltip.isInside(event.relatedTarget)) tooltip.release('pointer');
  });
  on('focusin', (event) => {
    const trigger = triggerOf(event);
    if (trigger?.matches(':focus-visible')) tooltip.showLater(trigger, 'focus', 0);
  });
  on('focusout', () => tooltip.release('focus'));
  on('pointerdown', (event) => {
    const trigger = triggerOf(event);
    if (trigger && event.pointerType === 'touch') tooltip.showLater(trigger, 'pointer', LONG_PRESS);
    else if (!tooltip.isInside(event.target)) tooltip.hide();
  });
  for (const type of ['pointerup', 'pointercancel'] as const) {
    on(type, (event) => {
      // A shorter press is a tap or a scroll.
      if (event.pointerType === 'touch' && !tooltip.isShown) tooltip.hide();
    });
  }
  on('keydown', (event) => {
    if (event.key !== 'Escape' || !tooltip.isShown) return;
    // Closes only the tooltip, not the surrounding dialog.
    event.preventDefault();
    event.stopPropagation();
    tooltip.hide();
  });

  const update = () => {
    describeAll();
    const { present } = tooltip;
    if (present && !(present.isConnected && present.matches(TRIGGERS))) tooltip.hide();
  };
  update();
  new MutationObserver(update).observe(document, {
    childList: true,
    subtree: true,
    attributeFilter: ['data-ce-tooltip'],
  });
}

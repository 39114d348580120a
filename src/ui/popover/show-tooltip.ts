import type { IslandPlace } from '../base/island-place.ts';
import { placePopover } from './place-popover.ts';
import css from './tooltip-bubble.css';

/**
 * Shows a tooltip's popover beside its trigger. Load this file by `import()`: it includes the positioning library and
 * the bubble's styles.
 *
 * @param islandPlace container whose styles apply
 * @param hide called on Escape, and on a press elsewhere
 * @param leaving hides it
 */
export function showTooltip(
  islandPlace: IslandPlace | null,
  trigger: Element,
  bubble: HTMLElement,
  hide: () => void,
  leaving: AbortSignal,
): void {
  islandPlace?.adopt(css);
  bubble.showPopover();
  const stopPlacing = placePopover(trigger, bubble, { placement: 'top' });
  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // Escape closes only the tooltip, not a surrounding dialog.
    event.preventDefault();
    hide();
  };
  const onPress = (event: Event) => {
    const path = event.composedPath();
    if (!path.includes(trigger) && !path.includes(bubble)) hide();
  };
  document.addEventListener('keydown', onKey, { capture: true, signal: leaving });
  document.addEventListener('pointerdown', onPress, { capture: true, signal: leaving });
  leaving.addEventListener('abort', () => {
    stopPlacing();
    if (bubble.isConnected) bubble.hidePopover();
  });
}

/** Minimum distance between a bubble and the edge of the viewport, in px. */
const MARGIN = 8;

/** Places a shown bubble above an element, or below it if there is no room, and always within the viewport. */
export function placeAbove(target: Element, bubble: HTMLElement): void {
  const box = target.getBoundingClientRect();
  const { width, height } = bubble.getBoundingClientRect();
  const center = box.left + box.width / 2 - width / 2;
  const x = Math.max(MARGIN, Math.min(center, document.documentElement.clientWidth - width - MARGIN));
  const y = box.top - height >= 0 ? box.top - height : box.bottom;
  bubble.style.setProperty('--ce-_x', `${Math.round(x)}px`);
  bubble.style.setProperty('--ce-_y', `${Math.round(y)}px`);
}

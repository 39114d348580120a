import { flushSync } from 'react-dom';

/** Maximum number of scrolls until the button is where it was. */
const PATIENCE = 50;

/**
 * Opens what is below a button, which stays where it is. Hits that stick to the window by their end (listing-frame.css)
 * grow upwards: the page is scrolled up until they stick no more. The first scrolls may move none of them.
 *
 * @param open changes what is rendered
 */
export function openBelow(button: Element, open: () => void): void {
  const { top } = button.getBoundingClientRect();
  flushSync(open);
  for (let left = PATIENCE; left > 0 && scrollY > 0; left--) {
    const moved = button.getBoundingClientRect().top - top;
    if (moved >= -0.5) return;
    scrollBy({ top: moved, behavior: 'instant' });
  }
}

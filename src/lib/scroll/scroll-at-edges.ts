/** Distance in px from an edge at which scrolling starts. It is faster towards the edge, and beyond. */
const EDGE = 48;

/** Fraction of the way into that zone that is scrolled per frame. */
const SPEED = 0.25;

/**
 * Scrolls the nearest scrolling ancestor while something is held near its upper or lower edge.
 *
 * @param y the present position in the viewport, in px
 * @returns a function that stops it
 */
export function scrollAtEdges(element: Element, y: () => number): () => void {
  const area = scrollingAround(element);
  let frame = 0;
  const scroll = () => {
    const { top, bottom } = area.getBoundingClientRect();
    const above = Math.max(0, top) + EDGE - y();
    const below = y() + EDGE - Math.min(innerHeight, bottom);
    area.scrollBy({ top: SPEED * (Math.max(0, below) - Math.max(0, above)), behavior: 'instant' });
    frame = requestAnimationFrame(scroll);
  };
  scroll();
  return () => cancelAnimationFrame(frame);
}

function scrollingAround(element: Element): Element {
  const parent = element.parentElement ?? (element.getRootNode() as ShadowRoot).host;
  // The body's own overflow is that of the page.
  if (!parent || parent === document.body) return document.scrollingElement ?? document.documentElement;
  return /auto|scroll/.test(getComputedStyle(parent).overflowY) ? parent : scrollingAround(parent);
}

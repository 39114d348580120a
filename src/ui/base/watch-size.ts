/**
 * Measures an element's layout now, and when its size or that of a child changes. Skips measuring while the element is
 * detached, when every length is 0.
 *
 * @returns a function that stops it
 */
export function watchSize(element: Element, measure: () => void): () => void {
  const check = () => {
    if (element.isConnected) measure();
  };
  check();
  const observer = new ResizeObserver(check);
  for (const each of [element, ...element.children]) observer.observe(each);
  return () => observer.disconnect();
}

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
  const sizes = new Map<Element, string>();
  const isNew = ({ target, contentRect: { width, height } }: ResizeObserverEntry) => {
    const size = `${width} ${height}`;
    const isChanged = sizes.get(target) !== size;
    sizes.set(target, size);
    return isChanged;
  };
  let frame = 0;
  const observer = new ResizeObserver((entries) => {
    if (entries.filter(isNew).length === 0) return;
    // What changes its size twice in a frame is an error of the window, "ResizeObserver loop …". WebKit lays out hits with
    // `content-visibility` that way. So nothing is observed for the rest of the frame.
    observer.disconnect();
    frame = requestAnimationFrame(observe);
    check();
  });
  const observe = () => {
    for (const each of [element, ...element.children]) observer.observe(each);
  };
  check();
  observe();
  return () => {
    cancelAnimationFrame(frame);
    observer.disconnect();
  };
}

/** Duration of the scroll, in ms (spec S§9). */
const DURATION = 400;

/**
 * Scrolls the page to its top in 400 ms, or at once under reduced motion. Scrolling by the user cancels it.
 *
 * @param onTop called when the top is reached; not if the scroll was cancelled
 */
export function scrollToTop(onTop: () => void = () => {}): void {
  if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
    scrollTo({ top: 0, behavior: 'instant' });
    onTop();
    return;
  }
  const from = scrollY;
  const start = performance.now();
  const takeover = new AbortController();
  for (const type of ['wheel', 'touchstart', 'keydown']) {
    addEventListener(type, () => takeover.abort(), { signal: takeover.signal, passive: true });
  }
  const step = () => {
    if (takeover.signal.aborted) return;
    const progress = Math.min((performance.now() - start) / DURATION, 1);
    // A page with `scroll-behavior: smooth` would animate each step.
    scrollTo({ top: from * (1 - progress) ** 3, behavior: 'instant' });
    if (progress < 1) {
      requestAnimationFrame(step);
      return;
    }
    takeover.abort();
    onTop();
  };
  requestAnimationFrame(step);
}

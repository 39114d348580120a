import { useEffect, useState } from 'react';

/** A section counts as being read once it begins above this share of the window's height. */
const LINE = 0.35;

/**
 * Returns the id of the section that is being read: the last one that begins in the upper third of the window.
 *
 * @param ids in the order of the page
 * @param elementOf asked at each scroll
 */
export function useCurrentSection(
  ids: readonly string[],
  elementOf: (id: string) => Element | null | undefined,
): string | undefined {
  const [currentId, setCurrent] = useState<string>();
  const list = ids.join(' ');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list is made anew with each render; the ids tell
  useEffect(() => {
    let frame = 0;
    const isAbove = (id: string) => {
      const element = elementOf(id);
      return element ? element.getBoundingClientRect().top <= innerHeight * LINE : false;
    };
    const update = () => {
      frame = 0;
      setCurrent(ids.findLast(isAbove));
    };
    const soon = () => {
      frame ||= requestAnimationFrame(update);
    };
    soon();
    addEventListener('scroll', soon, { passive: true });
    addEventListener('resize', soon);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('scroll', soon);
      removeEventListener('resize', soon);
    };
  }, [list]);
  return currentId !== undefined && ids.includes(currentId) ? currentId : ids[0];
}

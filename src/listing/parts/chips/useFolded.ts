import { type RefObject, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';

/**
 * Number of items of a wrapping row below its first line, kept up to date. It is measured by an observer, which runs
 * when the page is laid out anyway, and rendered before that frame is painted.
 *
 * @param items content of the row; a new list is measured again
 */
export function useFolded(row: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [folded, setFolded] = useState(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element || items.length === 0) return setFolded(0);
    const children = [...element.children] as HTMLElement[];
    const countBelow = () => {
      const top = children[0]?.offsetTop ?? 0;
      return children.filter(({ offsetTop }) => offsetTop > top).length;
    };
    // A folded item that unfolds may get the focus at once.
    setFolded((present) => (present > 0 ? countBelow() : 0));
    const observer = new ResizeObserver(() => flushSync(() => setFolded(countBelow())));
    for (const each of [element, ...children]) observer.observe(each);
    return () => observer.disconnect();
  }, [row, items]);
  return folded;
}

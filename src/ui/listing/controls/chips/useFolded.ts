import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../../base/watch-size.ts';

/**
 * Number of items of a wrapping row below its first line, kept up to date.
 *
 * @param items content of the row; a new list is measured again
 */
export function useFolded(row: RefObject<HTMLElement | null>, items: readonly unknown[]): number {
  const [folded, setFolded] = useState(0);
  useLayoutEffect(() => {
    const element = row.current;
    if (!element) return setFolded(0);
    return watchSize(element, () => {
      const children = [...element.children] as HTMLElement[];
      const top = children[0]?.offsetTop ?? 0;
      setFolded(items.length === 0 ? 0 : children.filter(({ offsetTop }) => offsetTop > top).length);
    });
  }, [row, items]);
  return folded;
}

import { type RefObject, useLayoutEffect, useState } from 'react';
import { watchSize } from '../../../ui/base/watch-size.ts';

/** Number of hits per row by the styles' `--ce-_columns`, updated on resize; unknown at first. */
export function useColumns(box: RefObject<HTMLElement | null>): number | undefined {
  const [columns, setColumns] = useState<number>();
  useLayoutEffect(() => {
    const element = box.current;
    if (!element) return;
    return watchSize(element, () =>
      setColumns(Number.parseInt(getComputedStyle(element).getPropertyValue('--ce-_columns'), 10) || 1),
    );
  }, [box]);
  return columns;
}

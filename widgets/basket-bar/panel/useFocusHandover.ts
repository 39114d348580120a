import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from '../../../src/lib/deep-active-element.ts';

/** A part that goes while it has the focus hands it over; else the focus would fall to the page's beginning. */
export function useFocusHandover(part: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const handOver = useRef(onLeave);
  useEffect(() => {
    handOver.current = onLeave;
  });
  useLayoutEffect(
    () => () => {
      if (part.current?.contains(deepActiveElement())) handOver.current();
    },
    [part],
  );
}

import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from '../../lib/deep-active-element.ts';

/** Hands the focus over if the part is removed while it has it: the focus would fall to the page's body. */
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

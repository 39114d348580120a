import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { deepActiveElement } from '../../lib/focus/deep-active-element.ts';

/**
 * Moves the focus elsewhere if the part is removed while it contains the focus, which would otherwise go to the body.
 */
export function useFocusHandover(element: RefObject<HTMLElement | null>, onLeave: () => void): void {
  const handOver = useRef(onLeave);
  useEffect(() => {
    handOver.current = onLeave;
  });
  useLayoutEffect(
    () => () => {
      if (element.current?.contains(deepActiveElement())) handOver.current();
    },
    [element],
  );
}

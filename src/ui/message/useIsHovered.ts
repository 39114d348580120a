import { type RefObject, useLayoutEffect, useState } from 'react';

/**
 * Whether the pointer is on an element. Listens to the element itself: React misses a pointer that enters from another
 * island, since it waits for that island's event.
 *
 * @param isShown `false` resets it: an element that loses its content under the pointer gets no event
 */
export function useIsHovered(ref: RefObject<HTMLElement | null>, isShown: boolean): boolean {
  const [isHovered, setIsHovered] = useState(false);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element || !isShown) return;
    const enter = () => setIsHovered(true);
    const leave = () => setIsHovered(false);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', leave);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', leave);
      leave();
    };
  }, [ref, isShown]);
  return isHovered;
}

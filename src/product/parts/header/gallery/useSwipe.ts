import { type PointerEvent, useRef } from 'react';

/** Minimum sideways distance of a swipe, in px. */
const REACH = 40;

/**
 * Returns handlers for a sideways swipe by finger or pen.
 *
 * @param onSwipe gets 1 for a swipe to the left (next), -1 for one to the right
 */
export function useSwipe(onSwipe: (by: 1 | -1) => void) {
  const start = useRef<{ x: number; y: number } | null>(null);
  return {
    onPointerDown({ pointerType, target, clientX, clientY }: PointerEvent) {
      const isOwn = pointerType !== 'mouse' && !(target as Element).matches('input');
      start.current = isOwn ? { x: clientX, y: clientY } : null;
    },
    onPointerUp({ clientX, clientY }: PointerEvent) {
      const from = start.current;
      start.current = null;
      if (!from) return;
      const distance = clientX - from.x;
      if (Math.abs(distance) >= REACH && Math.abs(distance) > Math.abs(clientY - from.y))
        onSwipe(distance < 0 ? 1 : -1);
    },
    onPointerCancel() {
      start.current = null;
    },
  };
}

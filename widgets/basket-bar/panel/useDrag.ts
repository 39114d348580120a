import { type HTMLAttributes, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { BasketItem } from '../../../src/domain/comparison/basket-item.ts';
import { type Drag, followPointer, shiftOf } from './drag.ts';

/** How a row takes part in a drag. */
export interface RowDrag {
  isDragged: boolean;
  /** How far the row stands from its place meanwhile, as a CSS length. */
  shift: string | undefined;
  /** Handlers of the part that one drags by. */
  handle: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onLostPointerCapture'
  >;
}

/**
 * Reorders a list by pointer: the row follows the pointer, the others make room, and the order changes when it is
 * let go. Escape, or a touch that becomes something else, leaves all as it was.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  basket: readonly BasketItem[],
  onMove: (uid: string, place: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const startY = useRef(0);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Not the basket around: only the drag.
      event.preventDefault();
      event.stopPropagation();
      setDrag(null);
    };
    addEventListener('keydown', cancel, { capture: true });
    return () => removeEventListener('keydown', cancel, { capture: true });
  }, [isDragging]);

  const start = (uid: string, event: PointerEvent<HTMLElement>) => {
    if (event.button !== 0 || !list.current || basket.length < 2) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    // No text is selected on the way.
    event.preventDefault();
    startY.current = event.clientY;
    const rows = [...list.current.children].map((row) => {
      const { top, height } = row.getBoundingClientRect();
      return { top, height };
    });
    const from = basket.findIndex((item) => item.uid === uid);
    setDrag({ uid, from, to: from, offset: 0, rows });
  };
  const drop = () => {
    setDrag(null);
    if (drag && drag.to !== drag.from) onMove(drag.uid, drag.to);
  };

  return {
    isDragging,
    rowOf: (uid: string, place: number): RowDrag => ({
      isDragged: drag?.uid === uid,
      shift: drag ? `${shiftOf(drag, place)}px` : undefined,
      handle: {
        onPointerDown: (event) => start(uid, event),
        onPointerMove: ({ clientY }) => {
          if (drag) setDrag(followPointer(drag, clientY - startY.current));
        },
        onPointerUp: drop,
        onLostPointerCapture: () => setDrag(null),
      },
    }),
  };
}

import { type HTMLAttributes, type PointerEvent, type RefObject, useEffect, useRef, useState } from 'react';
import type { BasketItem } from '../../../domain/product/basket-item.ts';
import { type Drag, followPointer, shiftOf } from './drag.ts';

/** Props of a row for dragging. */
export interface RowDrag {
  isDragged: boolean;
  /** The row's current offset, as a CSS length. */
  shift: string | undefined;
  /** Event handlers of the drag handle. */
  handle: Pick<
    HTMLAttributes<HTMLElement>,
    'onPointerDown' | 'onPointerMove' | 'onPointerUp' | 'onLostPointerCapture'
  >;
}

/**
 * Reorders a list by pointer: the row follows the pointer, the others make room, and dropping it changes the order.
 * Escape, or a touch that turns into another gesture, restores the order.
 */
export function useDrag(
  list: RefObject<HTMLElement | null>,
  basket: readonly BasketItem[],
  onMove: (uid: string, index: number) => void,
) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const startY = useRef(0);
  const isDragging = drag !== null;

  useEffect(() => {
    if (!isDragging) return;
    const cancel = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape cancels only the drag and leaves the basket open.
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
    // Prevents text selection during the drag.
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
    rowOf: (uid: string, index: number): RowDrag => ({
      isDragged: drag?.uid === uid,
      shift: drag ? `${shiftOf(drag, index)}px` : undefined,
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

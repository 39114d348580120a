import {
  useFloatingRootContext,
  useInteractions,
  useListNavigation as useVirtualFocus,
} from '@floating-ui/react';
import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { placePopover } from '../popover/place-popover.ts';

interface ListNavigation {
  /** Frame of the control: the list is placed below it, and a press inside does not close the list. */
  frame: RefObject<HTMLElement | null>;
  input: HTMLElement | null;
  list: HTMLElement | null;
  items: RefObject<(HTMLElement | null)[]>;
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Index of the highlighted option. */
  active: number | null;
  onActive: (index: number | null) => void;
}

/**
 * Places a list in the top layer, moves its highlight by arrow keys and closes it on a press elsewhere. The focus stays
 * in the input.
 *
 * @returns prop getters for input, list and options
 */
export function useListNavigation({
  frame,
  input,
  list,
  items,
  open,
  onOpenChange,
  active,
  onActive,
}: ListNavigation): ReturnType<typeof useInteractions> {
  useLayoutEffect(() => {
    if (!list || !frame.current) return;
    list.showPopover();
    return placePopover(frame.current, list, { placement: 'bottom-start', gap: 4, sameWidth: true });
  }, [list, frame]);

  // Checking only the focus is not enough: on touch screens a press beside the field does not move it.
  useEffect(() => {
    if (!open) return;
    const closeUnlessInside = (event: Event) => {
      if (frame.current && !event.composedPath().includes(frame.current)) onOpenChange(false);
    };
    document.addEventListener('pointerdown', closeUnlessInside, true);
    return () => document.removeEventListener('pointerdown', closeUnlessInside, true);
  }, [open, frame, onOpenChange]);

  const context = useFloatingRootContext({
    open,
    onOpenChange,
    elements: { reference: input, floating: list },
  });
  return useInteractions([
    useVirtualFocus(context, {
      listRef: items,
      activeIndex: active,
      onNavigate: onActive,
      virtual: true,
      loop: true,
      focusItemOnOpen: false,
      disabledIndices: [],
    }),
  ]);
}

import { type FocusEvent, useRef } from 'react';

/** Whether pointer or focus is in an element: `onLeave` runs when both have left. */
export function useStay(onLeave: () => void) {
  const stay = useRef({ pointer: false, focus: false });
  const leave = (what: 'pointer' | 'focus') => {
    stay.current[what] = false;
    if (!stay.current.pointer && !stay.current.focus) onLeave();
  };
  return {
    onPointerEnter: () => {
      stay.current.pointer = true;
    },
    onPointerLeave: () => leave('pointer'),
    onFocus: () => {
      stay.current.focus = true;
    },
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
      if (!currentTarget.contains(relatedTarget)) leave('focus');
    },
  };
}

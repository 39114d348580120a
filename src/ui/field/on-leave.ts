import type { FocusEvent } from 'react';

/** Calls back when the focus leaves an element and its descendants; spread it onto the element. */
export function onLeave(callback: (() => void) | undefined) {
  return {
    onBlur: (event: FocusEvent<HTMLElement>) => {
      if (!event.currentTarget.contains(event.relatedTarget)) callback?.();
    },
  };
}

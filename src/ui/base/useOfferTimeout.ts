import { type HTMLAttributes, useState } from 'react';
import { usePausableTimeout } from './usePausableTimeout.ts';

/** Milliseconds that an offer, such as Undo, stays (spec S§8 "Notifications"). */
const STAYS_FOR = 10_000;

/** Event handlers of the element with the offer. */
type Handlers = Required<
  Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
>;

/**
 * Ends an offer after ten seconds. The timer is paused while the pointer or the focus is on it, or the tab is hidden.
 */
export function useOfferTimeout(onEnd: () => void): Handlers {
  const [isHeld, setHeld] = useState({ pointer: false, focus: false });
  usePausableTimeout(STAYS_FOR, isHeld.pointer || isHeld.focus, onEnd);
  return {
    onPointerEnter: () => setHeld((held) => ({ ...held, pointer: true })),
    onPointerLeave: () => setHeld((held) => ({ ...held, pointer: false })),
    onFocus: () => setHeld((held) => ({ ...held, focus: true })),
    onBlur: () => setHeld((held) => ({ ...held, focus: false })),
  };
}

import { type HTMLAttributes, useState } from 'react';
import { usePausableTimeout } from './usePausableTimeout.ts';

/** Time in ms for which an offer, such as to undo something, stays (spec S§8 "Notifications"). */
const STAYS_FOR = 10_000;

/** Handlers of the part that makes the offer. */
type Handlers = Required<
  Pick<HTMLAttributes<HTMLElement>, 'onPointerEnter' | 'onPointerLeave' | 'onFocus' | 'onBlur'>
>;

/**
 * Ends an offer after ten seconds. The time doesn't count while the pointer or the focus is on it, or the tab is hidden.
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

import { useCallback, useEffect, useRef, useState } from 'react';

/** How long the pointer rests on an item until its flyout opens, in ms: passing over opens nothing. */
const OPEN_AFTER = 80;
/** The same while another is open, in ms: the way down to that one may lead over the next item. */
const SWITCH_AFTER = 200;
/** How long a flyout outlasts the pointer, in ms. */
const CLOSE_AFTER = 300;

/** Which flyout of a bar is open, one at most, and what opens and closes it. */
export function useFlyouts() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef(0);
  /** Opened by a press: only a press, Escape or the focus closes it. */
  const isPinned = useRef(false);

  const change = useCallback((id: string | null, delay = 0, pin = false) => {
    clearTimeout(timer.current);
    const set = () => {
      isPinned.current = pin;
      setOpen(id);
    };
    if (delay) timer.current = window.setTimeout(set, delay);
    else set();
  }, []);
  useEffect(() => () => clearTimeout(timer.current), []);

  return {
    open,
    close: useCallback(() => change(null), [change]),
    /** A press on an item's button keeps open what the pointer has opened. */
    press: (id: string) => (open === id && isPinned.current ? change(null) : change(id, 0, true)),
    enter(id: string) {
      if (open === id) clearTimeout(timer.current);
      else change(id, open ? SWITCH_AFTER : OPEN_AFTER);
    },
    leave() {
      if (isPinned.current) clearTimeout(timer.current);
      else change(null, CLOSE_AFTER);
    },
  };
}

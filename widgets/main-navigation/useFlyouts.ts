import { useCallback, useEffect, useRef, useState } from 'react';

/** Milliseconds of hover until an item's flyout opens: passing over opens nothing. */
const OPEN_AFTER = 80;
/** The same while another flyout is open: the pointer may cross the next item on its path down. */
const SWITCH_AFTER = 200;
/** Milliseconds that a flyout stays open after the pointer has left. */
const CLOSE_AFTER = 300;

/** Which flyout of a bar is open (at most one), and what opens and closes it. */
export function useFlyouts() {
  const [open, setOpen] = useState<string | null>(null);
  const timer = useRef(0);
  /** Whether it was opened by a press: it then closes only on a press, Escape or when the focus leaves. */
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
    /** A press on an item's button pins a flyout that was opened by hover. */
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

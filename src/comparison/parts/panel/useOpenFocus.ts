import { type RefObject, useLayoutEffect, useMemo, useRef } from 'react';
import { deepActiveElement } from '../../../lib/focus/deep-active-element.ts';
import { focusPageHeading } from '../../../lib/focus/focus-page-heading.ts';
import { usePage } from '../../../store/hooks.ts';
import { openBasket } from '../../state/change-comparison.ts';

/** Focus targets of the basket, and its opening and closing. */
export type OpenFocus = ReturnType<typeof useOpenFocus>;

/**
 * Moves the focus as the basket opens and closes: to the heading of its list, and back to what opened it, whether the
 * bar's button or one beside a product. If the bar disappears with the focus, the page's heading gets it.
 */
export function useOpenFocus(box: RefObject<HTMLElement | null>) {
  const page = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  const opener = useRef<HTMLElement>(null);

  const moves = useMemo(
    () => ({
      heading,
      toggle,
      enter() {
        opener.current = deepActiveElement();
        heading.current?.focus({ preventScroll: true });
      },
      close() {
        const focused = deepActiveElement();
        openBasket(page, false);
        // A folded list cannot keep the focus.
        if (!focused || !box.current?.contains(focused) || focused === toggle.current) return;
        const back = opener.current?.isConnected ? opener.current : toggle.current;
        back?.focus();
      },
    }),
    [page, box],
  );
  useLayoutEffect(() => {
    const element = box.current;
    return () => {
      const focused = deepActiveElement();
      if (!focused || !element?.contains(focused)) return;
      const back = opener.current;
      if (back?.isConnected && !element.contains(back)) back.focus();
      else focusPageHeading();
    };
  }, [box]);
  return moves;
}

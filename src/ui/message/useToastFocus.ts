import { type FocusEvent, type HTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';
import { activeNear } from '../../lib/focus/active-near.ts';
import { deepActiveElement } from '../../lib/focus/deep-active-element.ts';
import { focusPageHeading } from '../../lib/focus/focus-page-heading.ts';

interface ToastFocus {
  isFocused: boolean;
  /**
   * Keeps the focus when a message goes: in the region, or after the last one where it was before, else at the page's
   * heading.
   */
  keep(isLast: boolean): void;
  /** Event handlers of the region. */
  handlers: Pick<HTMLAttributes<HTMLElement>, 'onPointerDownCapture' | 'onFocus' | 'onBlur'>;
}

/** Moves the focus into the messages and back: by F6, and as they are dismissed. */
export function useToastFocus(region: RefObject<HTMLElement | null>, isEmpty: boolean): ToastFocus {
  const cameFrom = useRef<HTMLElement>(null);
  const [isFocused, setIsFocused] = useState(false);

  useEffect(() => {
    if (isEmpty) {
      setIsFocused(false);
      return;
    }
    const onKey = (event: KeyboardEvent) => {
      const element = region.current;
      if (event.key !== 'F6' || event.defaultPrevented || !element) return;
      event.preventDefault();
      if (element.contains(activeNear(element))) {
        cameFrom.current?.focus();
        return;
      }
      cameFrom.current = deepActiveElement();
      element.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [region, isEmpty]);

  return {
    isFocused,
    keep(isLast) {
      if (!isFocused) return;
      if (!isLast) {
        region.current?.focus();
        return;
      }
      cameFrom.current?.focus();
      cameFrom.current = null;
      // It may have come by Tab, or be gone by now.
      const element = region.current;
      if (!deepActiveElement() || element?.contains(activeNear(element))) focusPageHeading();
    },
    handlers: {
      onPointerDownCapture() {
        if (!isFocused) cameFrom.current = deepActiveElement();
      },
      onFocus: () => setIsFocused(true),
      onBlur: (event: FocusEvent<HTMLElement>) =>
        setIsFocused(event.currentTarget.contains(event.relatedTarget)),
    },
  };
}

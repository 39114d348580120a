import { type ReactNode, useContext, useLayoutEffect, useRef, useState } from 'react';
import { deepActiveElement } from '../../lib/focus/deep-active-element.ts';
import { focusPageHeading } from '../../lib/focus/focus-page-heading.ts';
import { IslandPlaceContext } from './island-place.ts';

/**
 * The server-rendered content of the island's element, in the page's own style, until something better is loaded. If it
 * had the focus, the heading of what comes gets it.
 *
 * @param children shown if there is no server-rendered content
 */
export function ServedContent({ children }: { children?: ReactNode }) {
  const place = useContext(IslandPlaceContext);
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(!place);
  useLayoutEffect(() => {
    if (!slot.current || !place) return;
    const stop = place.showServed(slot.current);
    setEmpty(![...slot.current.assignedNodes(), ...slot.current.childNodes].some(isContent));
    return () => {
      const hadFocus = place.findServed(':focus') !== null;
      stop();
      // What comes in its place is not on the page yet. A part of that which takes the focus itself keeps it.
      if (hadFocus) queueMicrotask(() => deepActiveElement() ?? focusPageHeading());
    };
  }, [place]);
  return (
    <>
      <slot ref={slot} />
      {isEmpty && children}
    </>
  );
}

function isContent(node: Node): boolean {
  if (node.nodeType === Node.ELEMENT_NODE) return node.nodeName !== 'SCRIPT';
  return !!node.textContent?.trim();
}

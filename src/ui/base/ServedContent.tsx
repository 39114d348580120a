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
  const islandPlace = useContext(IslandPlaceContext);
  const slot = useRef<HTMLSlotElement>(null);
  const [isEmpty, setEmpty] = useState(!islandPlace);
  useLayoutEffect(() => {
    if (!slot.current || !islandPlace) return;
    const stop = islandPlace.showServed(slot.current);
    setEmpty(![...slot.current.assignedNodes(), ...slot.current.childNodes].some(isContent));
    return () => {
      const hadFocus = islandPlace.findServed(':focus') !== null;
      stop();
      // What comes in its place is not on the page yet. A part of that which takes the focus itself keeps it.
      if (hadFocus) queueMicrotask(() => deepActiveElement() ?? focusPageHeading());
    };
  }, [islandPlace]);
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

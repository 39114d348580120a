import { useContext, useLayoutEffect, useRef } from 'react';
import { IslandPlaceContext } from './island-place.ts';

/** What the server rendered into the island's element, in the page's own style: for as long as nothing better has come. */
export function ServedContent() {
  const place = useContext(IslandPlaceContext);
  const slot = useRef<HTMLSlotElement>(null);
  useLayoutEffect(() => (slot.current ? place?.showServed(slot.current) : undefined), [place]);
  return <slot ref={slot} />;
}

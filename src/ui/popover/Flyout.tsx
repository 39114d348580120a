import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { useStyles } from '../base/styles.ts';
import css from './flyout.css';
import { placeFlyout } from './place-flyout.ts';

export interface FlyoutProps {
  id: string;
  /** From the upper edge of the parent element to the flyout's, in px; never less than the parent's height. */
  offset: number;
  /** Edge of the parent element that it lines up with. @default 'start' */
  align?: 'start' | 'end';
  /** A press or the focus went elsewhere, Escape was pressed or a link was followed. Must not change. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel above the page beside its parent element, which holds the disclosure button. Render it while it is
 * open. On Escape the focus goes back from it to the button.
 */
export function Flyout({ id, offset, align = 'start', onClose, children }: FlyoutProps) {
  useStyles(css);
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const flyout = ref.current;
    const anchor = flyout?.parentElement;
    if (!flyout || !anchor) return;
    const place = () => placeFlyout(anchor, flyout, offset, align);
    flyout.showPopover();
    place();

    const root = anchor.getRootNode() as Document | ShadowRoot;
    const closing = new AbortController();
    const listen = (type: string, listener: (event: Event) => void, target: EventTarget = window) =>
      target.addEventListener(type, listener, { capture: true, signal: closing.signal });
    const leave = (event: Event) => event.composedPath().includes(anchor) || onClose();
    listen('scroll', place);
    listen('resize', place);
    listen('pointerdown', leave);
    listen('focusin', leave);
    // A focus that moves inside a shadow root is not heard of outside.
    listen('focusin', leave, root);
    listen('click', (event) => {
      const path = event.composedPath() as Element[];
      if (path.includes(flyout) && path.some(({ localName }) => localName === 'a')) {
        // Later: the link must be there for its own listeners and for the browser.
        setTimeout(onClose);
      }
    });
    listen('keydown', (event) => {
      if ((event as KeyboardEvent).key !== 'Escape') return;
      if (flyout.contains(root.activeElement)) anchor.querySelector('button')?.focus();
      onClose();
    });
    return () => closing.abort();
  }, [offset, align, onClose]);

  return (
    <div ref={ref} id={id} popover="manual" className="ce-flyout">
      <div className="ce-flyout__panel">{children}</div>
    </div>
  );
}

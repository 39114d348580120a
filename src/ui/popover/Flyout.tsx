import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { placeBeside } from '../../lib/place-beside.ts';
import { useStyles } from '../base/styles.ts';
import css from './flyout.css';

export interface FlyoutProps {
  id: string;
  /** Distance in px from the parent element's upper edge to the flyout's; at least the parent's height. */
  offset: number;
  /** Edge of the parent element to align with. @default 'start' */
  align?: 'start' | 'end';
  /** Called on a press or focus elsewhere, on Escape, or when a link is followed. Must be a stable function. */
  onClose: () => void;
  children: ReactNode;
}

/**
 * A panel above the page beside its parent element, which contains the disclosure button. Render it while it is open.
 * Escape returns the focus to the button.
 */
export function Flyout({ id, offset, align = 'start', onClose, children }: FlyoutProps) {
  useStyles(css);
  const ref = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const flyout = ref.current;
    const anchor = flyout?.parentElement;
    if (!flyout || !anchor) return;
    const gap = Math.max(0, offset - anchor.getBoundingClientRect().height);
    flyout.style.setProperty('--ce-_gap', `${gap}px`);
    flyout.showPopover();

    const root = anchor.getRootNode() as Document | ShadowRoot;
    const closing = new AbortController();
    placeBeside(anchor, flyout, align, closing.signal);
    const listen = (type: string, listener: (event: Event) => void, target: EventTarget = window) =>
      target.addEventListener(type, listener, { capture: true, signal: closing.signal });
    const leave = (event: Event) => event.composedPath().includes(anchor) || onClose();
    listen('pointerdown', leave);
    listen('focusin', leave);
    // Focus changes inside a shadow root are not visible outside.
    listen('focusin', leave, root);
    listen('click', (event) => {
      const path = event.composedPath() as Element[];
      if (path.includes(flyout) && path.some(({ localName }) => localName === 'a')) {
        // Deferred: the link must exist for its own listeners and for the browser.
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

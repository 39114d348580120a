import { type FocusEvent, type PointerEvent, type RefObject, useContext, useEffect, useRef } from 'react';
import { reportHandled } from '../../lib/report-handled.ts';
import { IslandPlaceContext } from '../base/island-place.ts';

const showDelay = 400;
const longPress = 500;

/** Shows and hides a tooltip's popover; returns the event handlers of the element around trigger and popover. */
export function useTooltip(anchor: RefObject<HTMLElement | null>, popover: RefObject<HTMLElement | null>) {
  const islandPlace = useContext(IslandPlaceContext);
  const stop = useRef(() => {});
  const shown = useRef(false);

  const hide = () => {
    stop.current();
    stop.current = () => {};
  };

  const show = async () => {
    const bubble = popover.current;
    const trigger = anchor.current?.firstElementChild;
    if (!bubble || !trigger) return;
    const leaving = new AbortController();
    stop.current = () => leaving.abort();
    const code = await import('./show-tooltip.ts').catch(reportHandled);
    if (!code) {
      // The browser's own tooltip, until the next hover or focus finds the code.
      if (trigger instanceof HTMLElement) trigger.title = bubble.textContent;
      return;
    }
    trigger.removeAttribute('title');
    if (leaving.signal.aborted || !bubble.isConnected) return;
    shown.current = true;
    leaving.signal.addEventListener('abort', () => {
      shown.current = false;
    });
    code.showTooltip(islandPlace, trigger, bubble, hide, leaving.signal);
  };

  const showLater = (delay: number) => {
    hide();
    const timer = setTimeout(show, delay);
    stop.current = () => clearTimeout(timer);
  };

  useEffect(() => () => stop.current(), []);

  return {
    onPointerEnter: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') showLater(showDelay);
    },
    onPointerLeave: (event: PointerEvent) => {
      if (event.pointerType !== 'touch') hide();
    },
    onPointerDown: (event: PointerEvent) => {
      if (event.pointerType === 'touch') showLater(longPress);
    },
    onPointerUp: (event: PointerEvent) => {
      // A shorter press is a tap; after a long one the text stays until the next touch elsewhere.
      if (event.pointerType === 'touch' && !shown.current) hide();
    },
    onPointerCancel: hide,
    onPress: () => showLater(0),
    onFocus: (event: FocusEvent) => {
      if (event.target.matches(':focus-visible')) showLater(0);
    },
    onBlur: hide,
  };
}

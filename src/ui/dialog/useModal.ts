import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { activeNear } from '../../lib/active-near.ts';
import { ignoreStrayClicks } from '../../lib/ignore-stray-clicks.ts';
import { keepFocusOrigin } from '../../lib/keep-focus-origin.ts';
import { lockScroll } from '../../lib/lock-scroll.ts';
import { tabbable } from '../../lib/tabbable.ts';

interface ModalOptions {
  closable: boolean;
  onClose: () => void;
  /** Element that takes the focus on opening; the modal's own choice where it is empty. */
  initialFocus: () => HTMLElement | null | undefined;
}

/** Firefox lets Tab leave a modal for the browser's own controls and does not come back; wrap it. */
function wrapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = tabbable(event.currentTarget);
  const first = stops[0];
  const last = stops.at(-1);
  const active = activeNear(event.currentTarget);
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  // The title may hold the focus without being a stop: going back from there wraps as well.
  const fromTitle = event.shiftKey && !stops.some((stop) => stop === active);
  if (active !== from && !fromTitle && to) return;
  event.preventDefault();
  to?.focus();
}

/**
 * Shows a native dialog as a modal for as long as its component is mounted.
 *
 * `preventDefault` on `cancel` holds only for the first Escape (Firefox) or two (Chromium); so Escape is
 * taken at `keydown`, `closedby` rules out other close requests, and whatever still closes the dialog while
 * its component stays mounted finds it opened again.
 *
 * @returns attributes of the `<dialog>`
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { closable, onClose, initialFocus }: ModalOptions,
) {
  const pressedOnBackdrop = useRef(false);
  const focusFirst = useRef(initialFocus);

  // A layout effect: only a `close()` before the element leaves the tree gives the focus back to the opener.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    ignoreStrayClicks();
    const release = lockScroll();
    const restoreFocus = keepFocusOrigin(element);
    element.showModal();
    focusFirst.current()?.focus();
    return () => {
      element.close();
      restoreFocus();
      release();
    };
  }, [dialog]);

  const reopenUnlessGone = (element: HTMLDialogElement) => {
    const focused = activeNear(element);
    queueMicrotask(() => {
      if (!element.isConnected || element.open) return;
      element.showModal();
      if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
    });
  };

  return {
    ref: dialog,
    closedby: closable ? 'closerequest' : 'none',
    onKeyDown(event: KeyboardEvent<HTMLDialogElement>) {
      const ownKey = (event.target as Element).closest('dialog') === event.currentTarget;
      if (!ownKey || event.defaultPrevented) return;
      if (event.key === 'Tab') wrapTab(event);
      if (event.key !== 'Escape') return;
      event.preventDefault();
      event.stopPropagation();
      if (closable) onClose();
    },
    // React bubbles `cancel` and `close`, those of file inputs and inner dialogs too.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (closable) onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The event comes late: a dialog opened again meanwhile has nothing to do with it.
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (closable) onClose();
      reopenUnlessGone(event.currentTarget);
    },
    // A press inside that is released on the backdrop is a selection of text, not a wish to leave.
    onPointerDown(event: SyntheticEvent<HTMLDialogElement>) {
      pressedOnBackdrop.current = event.target === event.currentTarget;
    },
    onClick(event: SyntheticEvent<HTMLDialogElement>) {
      if (!closable || !pressedOnBackdrop.current || event.target !== event.currentTarget) return;
      pressedOnBackdrop.current = false;
      onClose();
    },
  } as const;
}

import { type KeyboardEvent, type RefObject, type SyntheticEvent, useLayoutEffect, useRef } from 'react';
import { activeNear } from '../../lib/focus/active-near.ts';
import { keepFocusOrigin } from '../../lib/focus/keep-focus-origin.ts';
import { tabbable } from '../../lib/focus/tabbable.ts';
import { ignoreStrayClicks } from '../../lib/ignore-stray-clicks.ts';
import { lockScroll } from '../../lib/scroll/lock-scroll.ts';

interface ModalOptions {
  closable: boolean;
  onClose: () => void;
  /** Element with the initial focus; by default the modal's own choice. */
  initialFocus: () => HTMLElement | null | undefined;
}

/** Firefox lets Tab leave a modal for the browser's own controls without coming back; wrap it. */
function wrapTab(event: KeyboardEvent<HTMLDialogElement>): void {
  const stops = tabbable(event.currentTarget);
  const first = stops[0];
  const last = stops.at(-1);
  const active = activeNear(event.currentTarget);
  const [from, to] = event.shiftKey ? [first, last] : [last, first];
  // The title may be focused without being a tab stop: Shift+Tab from there wraps as well.
  const fromTitle = event.shiftKey && !stops.some((stop) => stop === active);
  if (active !== from && !fromTitle && to) return;
  event.preventDefault();
  to?.focus();
}

/** Shows the dialog while its component is mounted; then the focus goes back to where it came from. */
function useShown(dialog: RefObject<HTMLDialogElement | null>, initialFocus: ModalOptions['initialFocus']) {
  const focusFirst = useRef(initialFocus);
  // A layout effect: `close()` returns the focus to the opener only before the element is removed.
  useLayoutEffect(() => {
    const element = dialog.current;
    if (!element) return;
    ignoreStrayClicks();
    const release = lockScroll();
    const restoreFocus = keepFocusOrigin(element);
    // Or the browser's own choice, a link to another overlay perhaps, would have the focus first, and prefetch it.
    element.setAttribute('autofocus', '');
    element.showModal();
    focusFirst.current()?.focus();
    return () => {
      element.close();
      restoreFocus();
      release();
    };
  }, [dialog]);
}

function reopenUnlessGone(element: HTMLDialogElement): void {
  const focused = activeNear(element);
  queueMicrotask(() => {
    if (!element.isConnected || element.open) return;
    element.showModal();
    if (focused instanceof HTMLElement && element.contains(focused)) focused.focus();
  });
}

/**
 * Shows a native dialog as a modal while its component is mounted.
 *
 * `preventDefault` on `cancel` works only for the first Escape (Firefox) or two (Chromium). So Escape is handled at
 * `keydown`, `closedby` excludes other close requests, and if anything else closes the dialog while its component is
 * mounted, it is opened again.
 *
 * @returns attributes of the `<dialog>`
 */
export function useModal(
  dialog: RefObject<HTMLDialogElement | null>,
  { closable, onClose, initialFocus }: ModalOptions,
) {
  useShown(dialog, initialFocus);
  const pressedOnBackdrop = useRef(false);
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
    // React bubbles `cancel` and `close`, including those of file inputs and nested dialogs.
    onCancel(event: SyntheticEvent<HTMLDialogElement>) {
      if (event.target !== event.currentTarget) return;
      event.preventDefault();
      if (closable) onClose();
    },
    onClose(event: SyntheticEvent<HTMLDialogElement>) {
      // The event comes late and does not concern a dialog that was opened again meanwhile.
      if (event.target !== event.currentTarget || event.currentTarget.open) return;
      if (closable) onClose();
      reopenUnlessGone(event.currentTarget);
    },
    // A press that starts inside and ends on the backdrop is a text selection, not a request to close.
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

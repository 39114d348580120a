import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { deepActiveElement } from '../../lib/deep-active-element.ts';
import { ignoreStrayClicks } from '../../lib/ignore-stray-clicks.ts';
import { useStyles } from '../base/styles.ts';
import statusCss from './status.css';
import { Toast } from './Toast.tsx';
import { currentToasts, type ToastMessage } from './toast-message.ts';
import css from './toast-region.css';
import { useMakeWay } from './useMakeWay.ts';

export interface ToastRegionProps {
  /** Oldest first. */
  toasts: readonly ToastMessage[];
  onDismiss: (id: string) => void;
  /** Name of the landmark. @default 'Notifications' */
  label?: string;
  /** @default 'Dismiss' */
  dismissText?: string;
}

/**
 * Messages at the bottom centre, above dialogs too. Render it once per page, empty at first, so that its live
 * regions are there before their content. F6 leads to it while it shows something, F6 again leads back. The
 * time of every toast stands still while the pointer or the focus is in the region or the tab is hidden
 * (decision 84). Behind a modal dialog a browser makes everything inert: the toasts can be read there, but
 * not reached.
 */
export function ToastRegion({
  toasts,
  onDismiss,
  label = 'Notifications',
  dismissText = 'Dismiss',
}: ToastRegionProps) {
  useStyles(statusCss);
  useStyles(css);
  const region = useRef<HTMLElement>(null);
  const cameFrom = useRef<HTMLElement>(null);
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const hidden = useHiddenTab();
  const shown = currentToasts(toasts);
  const newest = shown.at(-1)?.id;

  // Shown anew with each message: the top layer stacks in order of showing, and a dialog may have come since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is what this effect waits for
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || element.contains(activeNear(element))) return;
    element.hidePopover();
    element.showPopover();
  }, [newest]);

  useLayoutEffect(() => {
    const element = region.current;
    if (!element) return;
    ignoreStrayClicks();
    // React's own event is missed where the pointer comes from another island: it waits for that one's root.
    const enter = () => setHovered(true);
    const exit = () => setHovered(false);
    element.addEventListener('pointerenter', enter);
    element.addEventListener('pointerleave', exit);
    return () => {
      element.removeEventListener('pointerenter', enter);
      element.removeEventListener('pointerleave', exit);
    };
  }, []);

  useMakeWay(region, newest);

  const leave = () => {
    cameFrom.current?.focus();
    cameFrom.current = null;
  };

  const isEmpty = shown.length === 0;
  useEffect(() => {
    if (isEmpty) {
      setHovered(false);
      setFocused(false);
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
  }, [isEmpty]);

  const list = (tones: (toast: ToastMessage) => boolean) =>
    shown.filter(tones).map((toast) => (
      <Toast
        key={toast.id}
        toast={toast}
        paused={hovered || focused || hidden}
        dismissText={dismissText}
        onDismiss={(id) => {
          // The button goes with its toast; the focus must not.
          if (focused && shown.length > 1) region.current?.focus();
          else if (focused) leave();
          onDismiss(id);
        }}
      />
    ));
  const isUrgent = ({ tone }: ToastMessage) => tone === 'error' || tone === 'warning';

  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      className="ce-toasts"
      onPointerDownCapture={() => {
        if (!focused) cameFrom.current = deepActiveElement();
      }}
      onFocus={() => setFocused(true)}
      onBlur={(event) => setFocused(event.currentTarget.contains(event.relatedTarget))}
    >
      <div role="status" aria-atomic={false} className="ce-toasts__list">
        {list((toast) => !isUrgent(toast))}
      </div>
      <div role="alert" aria-atomic={false} className="ce-toasts__list">
        {list(isUrgent)}
      </div>
    </section>
  );
}

function activeNear(element: HTMLElement): Element | null {
  return (element.getRootNode() as Document | ShadowRoot).activeElement;
}

function useHiddenTab(): boolean {
  const [hidden, setHidden] = useState(() => document.hidden);
  useEffect(() => {
    const update = () => setHidden(document.hidden);
    document.addEventListener('visibilitychange', update);
    return () => document.removeEventListener('visibilitychange', update);
  }, []);
  return hidden;
}

import { useEffect, useLayoutEffect, useRef } from 'react';
import { activeNear } from '../../lib/focus/active-near.ts';
import { ignoreStrayClicks } from '../../lib/ignore-stray-clicks.ts';
import { useStyles } from '../base/styles.ts';
import statusCss from './status.css';
import { Toast } from './Toast.tsx';
import { currentToasts, type ToastMessage } from './toast-message.ts';
import css from './toast-region.css';
import { useIsHovered } from './useIsHovered.ts';
import { useToastFocus } from './useToastFocus.ts';
import { useUncoverFocus } from './useUncoverFocus.ts';

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
 * Messages at the bottom centre, also above dialogs. Render it once per page, empty at first, so that its live regions
 * exist before their content. F6 moves the focus to it while it has messages, and back. All toasts pause while the
 * pointer or the focus is in the region, or the tab is hidden (decision 84). Browsers make everything behind a modal
 * dialog inert: toasts are then readable, but not focusable.
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
  const shown = currentToasts(toasts);
  const newest = shown.at(-1)?.id;
  const isEmpty = shown.length === 0;
  const isHovered = useIsHovered(region, !isEmpty);
  const focus = useToastFocus(region, isEmpty);
  useUncoverFocus(region, newest);
  useEffect(ignoreStrayClicks, []);

  // Shown again for each message: the top layer is ordered by showing, and a dialog may have opened since.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest message is what this effect waits for
  useLayoutEffect(() => {
    const element = region.current;
    if (!element || element.contains(activeNear(element))) return;
    element.hidePopover();
    element.showPopover();
  }, [newest]);

  const list = (tones: (toast: ToastMessage) => boolean) =>
    shown
      .filter(tones)
      .map((toast) => (
        <Toast
          key={toast.id}
          toast={toast}
          paused={isHovered || focus.isFocused}
          dismissText={dismissText}
          onDismiss={onDismiss}
          takeFocus={() => focus.keep(shown.length === 1)}
        />
      ));
  const isUrgent = ({ tone }: ToastMessage) => tone === 'error' || tone === 'warning';

  return (
    <section
      ref={region}
      aria-label={label}
      tabIndex={-1}
      popover="manual"
      className="ce-toasts ce-stack ce-screen"
      {...focus.handlers}
    >
      <div role="status" aria-atomic={false} className="ce-toasts__list ce-stack ce-gap-2">
        {list((toast) => !isUrgent(toast))}
      </div>
      <div role="alert" aria-atomic={false} className="ce-toasts__list ce-stack ce-gap-2">
        {list(isUrgent)}
      </div>
    </section>
  );
}

import { useRef } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { IconButton } from '../action/IconButton.tsx';
import { Icon } from '../base/Icon.tsx';
import { useFocusHandover } from '../base/useFocusHandover.ts';
import { usePausableTimeout } from '../base/usePausableTimeout.ts';
import { closeIcon } from '../icon/close.ts';
import type { ToastMessage } from './toast-message.ts';
import { toneIcons } from './tones.ts';

/** Milliseconds that a toast stays (spec S§8); errors stay until dismissed. */
const shownFor = 10_000;

export interface ToastProps {
  toast: ToastMessage;
  /** Pauses the timer; it is always paused in a hidden tab. */
  paused: boolean;
  dismissText: string;
  onDismiss: (id: string) => void;
  /** Takes the focus of a toast that goes. */
  takeFocus: () => void;
}

/** A message of a `ToastRegion`, which has its styles. */
export function Toast({ toast, paused, dismissText, onDismiss, takeFocus }: ToastProps) {
  const dismiss = () => onDismiss(toast.id);
  usePausableTimeout(toast.tone === 'error' ? Number.POSITIVE_INFINITY : shownFor, paused, dismiss);
  const box = useRef<HTMLDivElement>(null);
  useFocusHandover(box, takeFocus);
  return (
    <div ref={box} className={classNames('ce-toast ce-box ce-pair ce-gap-3', `ce-tone--${toast.tone}`)}>
      <Icon path={toneIcons[toast.tone]} />
      <div className="ce-toast__text">
        {toast.text}
        {toast.action && ' '}
      </div>
      {toast.action}
      <IconButton size="small" icon={closeIcon} label={dismissText} onClick={dismiss} />
    </div>
  );
}

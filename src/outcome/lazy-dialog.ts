import { type ComponentType, useEffect, useLayoutEffect, useRef } from 'react';
import { usePage } from '../store/hooks.ts';
import { createLazyPart, type MissingPartProps } from '../ui/base/create-lazy-part.tsx';

/** Milliseconds until the page is covered. */
const PATIENCE = 200;

interface DialogProps {
  /** The user closes the dialog. */
  onClose: () => void;
}

/**
 * A dialog whose code is loaded when it is first opened. While the code is loading, the page is covered after a moment,
 * until Escape. If it is missing, a dialog says so, with “Try again” and “Close”.
 */
export function lazyDialog<Props extends DialogProps>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  return createLazyPart(load, { Waiting, Missing });
}

function Waiting({ onClose }: DialogProps): null {
  const { standIn } = usePage();
  const close = useLatest(onClose);
  // A layout effect: the focus is back at the opener before the dialog itself opens.
  useLayoutEffect(() => {
    const cover = standIn();
    const timer = setTimeout(() => cover.wait(() => close.current()), PATIENCE);
    return () => {
      clearTimeout(timer);
      cover.close();
    };
  }, [standIn, close]);
  return null;
}

function Missing({ props, onRetry }: MissingPartProps<DialogProps>): null {
  const { standIn } = usePage();
  const close = useLatest(props.onClose);
  useLayoutEffect(() => {
    const dialog = standIn();
    let isOver = false;
    const retry = async () => {
      if (!(await onRetry()) && !isOver) fail();
    };
    const fail = () => dialog.fail({ onRetry: retry, onClose: () => close.current() });
    fail();
    return () => {
      isOver = true;
      dialog.close();
    };
  }, [standIn, close, onRetry]);
  return null;
}

function useLatest<Value>(value: Value) {
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });
  return latest;
}

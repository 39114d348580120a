import {
  createContext,
  type ReactNode,
  useContext,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { PendingContext } from '../../ui/base/pending.ts';
import { useStyles } from '../../ui/base/styles.ts';
import css from './when-complete.css';

/** Milliseconds after which content is shown, even if a service has not answered yet. */
const PATIENCE = 10_000;

/** Whether the content inside is visible. */
export const ShownContext = createContext(true);

interface WhenCompleteProps {
  /** Shown until then, as it was when the content was first rendered. */
  instead?: ReactNode;
  /** Hides the content even when it is complete. @default false */
  isHeld?: boolean;
  onComplete?: () => void;
  /** `null` while there is nothing yet. */
  children: ReactNode;
}

/**
 * Shows its content once all of its parts have their data (`usePending`), so that no part shifts another. Content that
 * has been shown stays visible.
 */
export function WhenComplete({ instead, isHeld = false, onComplete, children }: WhenCompleteProps) {
  useStyles(css);
  const isAroundShown = useContext(ShownContext);
  const pending = useRef(0);
  const [, look] = useReducer((times: number) => times + 1, 0);
  const [add] = useState(() => () => {
    pending.current += 1;
    return () => {
      pending.current -= 1;
      look();
    };
  });

  const [isComplete, setComplete] = useState(false);
  const isEmpty = children === null;
  if (isEmpty && isComplete) setComplete(false);
  // Parts add themselves in layout effects, which run before this one.
  useLayoutEffect(() => {
    if (!isEmpty && pending.current === 0) setComplete(true);
  });
  useEffect(() => {
    if (isEmpty || isComplete) return;
    const timer = setTimeout(setComplete, PATIENCE, true);
    return () => clearTimeout(timer);
  }, [isEmpty, isComplete]);
  useLayoutEffect(() => {
    if (isComplete) onComplete?.();
  }, [isComplete, onComplete]);

  const isShown = isComplete && !isHeld && isAroundShown;
  // Remove the placeholder after the content is visible: it may hand the focus over to it.
  const [isReplaced, setReplaced] = useState(false);
  useLayoutEffect(() => setReplaced(isShown), [isShown]);
  const [kept, setKept] = useState(instead);
  if (isEmpty && kept !== instead) setKept(instead);
  return (
    <>
      {!isReplaced && kept}
      <div className="ce-when-complete" hidden={!isShown}>
        <ShownContext value={isShown}>
          <PendingContext value={add}>{children}</PendingContext>
        </ShownContext>
      </div>
    </>
  );
}

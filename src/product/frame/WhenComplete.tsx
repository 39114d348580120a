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

/** Milliseconds after which content is shown without what a service still owes. */
const PATIENCE = 10_000;

/** Whether what is within is in sight. */
export const ShownContext = createContext(true);

interface WhenCompleteProps {
  /** Shown until then, as it was when the content came. */
  instead?: ReactNode;
  /** Keeps complete content out of sight. @default false */
  isHeld?: boolean;
  onComplete?: () => void;
  /** `null` while there is nothing yet. */
  children: ReactNode;
}

/**
 * Shows its content once all parts of it have what they need (`usePending`), so that none moves another. What was
 * complete once stays in sight.
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
  // What stands instead leaves after the content has come into sight, which it may hand the focus to.
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

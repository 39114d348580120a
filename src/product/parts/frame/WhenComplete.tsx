import {
  createContext,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useReducer,
  useRef,
  useState,
} from 'react';
import { PendingContext } from '../../../ui/base/pending.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import css from './when-complete.css';

/** Milliseconds after which content is shown, even if a service has not answered yet. Few answers take that long. */
const PATIENCE = 1000;

/** Whether the content inside is visible. */
export const ShownContext = createContext(true);

interface WhenCompleteProps {
  /** Shown until then, as it was when the content was first rendered. */
  instead?: ReactNode;
  /** `null` while there is nothing yet. */
  children: ReactNode;
}

/**
 * Shows its content once all of its parts have their data (`usePending`), so that answers that come together are seen
 * together. Parts that are still loading then show a placeholder. Content that has been shown stays visible.
 */
export function WhenComplete({ instead, children }: WhenCompleteProps) {
  useStyles(css);
  const pending = useRef(0);
  const [, check] = useReducer((times: number) => times + 1, 0);
  const [add] = useState(() => () => {
    pending.current += 1;
    return () => {
      pending.current -= 1;
      check();
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
  // Remove the placeholder after the content is visible: it may hand the focus over to it.
  const [isReplaced, setReplaced] = useState(false);
  useLayoutEffect(() => setReplaced(isComplete), [isComplete]);
  const [kept, setKept] = useState(instead);
  if (isEmpty && kept !== instead) setKept(instead);
  return (
    <>
      {!isReplaced && kept}
      <div className="ce-when-complete" hidden={!isComplete}>
        <ShownContext value={isComplete}>
          <PendingContext value={add}>{children}</PendingContext>
        </ShownContext>
      </div>
    </>
  );
}

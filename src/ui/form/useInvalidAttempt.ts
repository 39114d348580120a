import { useEffect, useRef, useState } from 'react';
import { focusControl } from '../../lib/focus-field.ts';
import { summaryFrom } from './summary-from.ts';

/** What a submit that found errors does with the focus: it goes to the summary, or else to the first such field. */
export function useInvalidAttempt() {
  const [attempt, setAttempt] = useState({ count: 0, isSummarised: false });
  const formRef = useRef<HTMLFormElement>(null);
  const summaryRef = useRef<HTMLElement>(null);

  useEffect(() => {
    if (attempt.count === 0) return;
    const firstInvalid = formRef.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-invalid]');
    if (summaryRef.current) summaryRef.current.focus();
    else if (firstInvalid) focusControl(firstInvalid);
  }, [attempt]);

  return {
    formRef,
    summaryRef,
    isSummarised: attempt.isSummarised,
    /** A submit found so many errors; 0 as a new one begins. */
    setErrorCount: (errorCount: number) =>
      setAttempt((last) => ({
        count: errorCount === 0 ? 0 : last.count + 1,
        isSummarised: errorCount >= summaryFrom,
      })),
  };
}

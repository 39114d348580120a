import { useEffect, useState } from 'react';
import { useListing } from '../../state/listing-context.ts';

/** Milliseconds of loading that change nothing on screen. */
const PATIENCE = 200;

/** Whether the next answer has been loading for some time. A quick answer re-renders nothing. */
export function useIsSlow(): boolean {
  const { state } = useListing();
  const [isSlow, setSlow] = useState(false);
  useEffect(() => {
    let isLoading = false;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const follow = () => {
      const wasLoading = isLoading;
      isLoading = state.getState().loading === 'answer';
      if (isLoading === wasLoading) return;
      clearTimeout(timer);
      if (isLoading) timer = setTimeout(() => setSlow(true), PATIENCE);
      else setSlow(false);
    };
    follow();
    const stop = state.subscribe(follow);
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [state]);
  return isSlow;
}

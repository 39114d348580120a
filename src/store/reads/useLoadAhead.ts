import { useEffect } from 'react';

/** Loads the code of a call once its control is shown, so that pressing it sends at once, even if the page is left then. */
export function useLoadAhead(load: () => Promise<unknown>): void {
  useEffect(() => {
    // The call itself tells of a failure.
    load().catch(() => {});
  }, [load]);
}

import { useEffect, useRef } from 'react';

/** Hash that opens the dialog of the safety data sheet. Unlike the hashes of other overlays, it stays in the address. */
const SHEET_HASH = '#sds';

/** Opens the safety data sheet on load and with each change of the address to `#sds`. */
export function useSheetAddress(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const follow = () => {
      if (location.hash === SHEET_HASH) latest.current();
    };
    follow();
    addEventListener('hashchange', follow);
    return () => removeEventListener('hashchange', follow);
  }, []);
}

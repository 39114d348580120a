import { useEffect, useRef } from 'react';
import { pageUrl } from '../../../lib/address/page-address.ts';
import { plainClick } from '../../../lib/address/plain-click.ts';

/** Hash that opens the dialog of the safety data sheet. Unlike the hashes of other overlays, it stays in the address. */
const SHEET_HASH = '#sds';

/** Opens the safety data sheet on load, with each change of the address to `#sds`, and with each link to it. */
export function useSheetAddress(open: () => void): void {
  const latest = useRef(open);
  useEffect(() => {
    latest.current = open;
  });
  useEffect(() => {
    const follow = () => {
      if (location.hash === SHEET_HASH) latest.current();
    };
    // The browser reports no change where the address has the hash already.
    const followLink = (event: MouseEvent) => {
      if (event.defaultPrevented || location.hash !== SHEET_HASH) return;
      const isHere = event.composedPath().some((each) => Object(each).href === pageUrl().href);
      if (isHere) plainClick(() => latest.current())(event);
    };
    follow();
    addEventListener('hashchange', follow);
    addEventListener('click', followLink);
    return () => {
      removeEventListener('hashchange', follow);
      removeEventListener('click', followLink);
    };
  }, []);
}

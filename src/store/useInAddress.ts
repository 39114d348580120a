import { useCallback, useEffect, useState } from 'react';
import { chosenIn } from '../domain/search/chosen-in-address.ts';
import { pageUrl } from '../lib/address/page-address.ts';

/** A parameter of the address. */
interface InAddress {
  /** As rendered. */
  value: string | undefined;
  /** Reads the address at this moment. */
  now: () => string | undefined;
  /** Renders what the address has now; Back and Forward do so by themselves. */
  follow: () => void;
}

/** Follows a parameter of the address, or its default where it is missing. */
export function useInAddress(name: string, byDefault?: string): InAddress {
  const now = useCallback(() => chosenIn(pageUrl().search, name) ?? byDefault, [name, byDefault]);
  const [value, setValue] = useState(now);
  const follow = useCallback(() => setValue(now()), [now]);
  useEffect(() => {
    addEventListener('popstate', follow);
    return () => removeEventListener('popstate', follow);
  }, [follow]);
  return { value, now, follow };
}

import { withChosen, withoutChosen } from '../domain/search/chosen-in-address.ts';
import { addressWith, pageUrl, replaceAddress } from '../lib/address/page-address.ts';
import { useInAddress } from './useInAddress.ts';

/**
 * Keeps a reader's choice in a parameter of the address, so that a link shows the same. Choosing makes no entry in the
 * history.
 *
 * @returns the value, and a function that changes it; `undefined` removes the parameter
 */
export function useChoiceInAddress(
  name: string,
  byDefault?: string,
): [value: string | undefined, choose: (value: string | undefined) => void] {
  const { value, follow } = useInAddress(name, byDefault);
  const choose = (next: string | undefined) => {
    const { search } = pageUrl();
    const query = next === undefined ? withoutChosen(search, name) : withChosen(search, name, next);
    replaceAddress(addressWith(query));
    follow();
  };
  return [value, choose];
}

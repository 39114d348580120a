import { useState } from 'react';
import type { MeasuredConditions } from '../../../src/domain/color/measured-conditions.ts';
import { pageUrl } from '../../../src/lib/address/page-address.ts';
import type { ColourSearchProps } from '../island.ts';
import { inAddress, type SearchDefaults, typedInAddress } from '../rules/search-in-address.ts';
import {
  type ColourQuery,
  checkSearch,
  defaultLight,
  type Faults,
  type TypedSearch,
} from '../rules/typed-search.ts';
import { useSearchInAddress } from './useSearchInAddress.ts';

/** What is typed, and the search of the address. */
export interface ColourDraft {
  typed: TypedSearch;
  /** Empty until the first attempt to search. */
  faults: Faults;
  change: (changed: Partial<TypedSearch>) => void;
  /** Searches for what is typed. @returns the faults that prevent it */
  submit: (changed: Partial<TypedSearch>) => Faults | undefined;
  /** Searches again with another tolerance; what is typed stays. */
  widen: (tolerance: number) => void;
  /** The search of the address or of the page, if it can be made. */
  query: ColourQuery | undefined;
  /** Adds a search to an address, whatever the page's own defaults will be. */
  addressOf: (wanted: ColourQuery, address: string) => string;
  /** Identifies it. */
  key: string;
  /** Whether the address or the page has a search, right or wrong. */
  isAsked: boolean;
  /** Whether a search was made since the page was loaded. */
  isAskedHere: boolean;
  /** Whether the address still has this search. */
  isNow: () => boolean;
}

/** The fields of the form. The address fills them; Back undoes a search. Nothing typed is lost by a fault. */
export function useColourDraft(
  props: Pick<ColourSearchProps, 'urlPrefix' | 'urlKeys' | keyof SearchDefaults>,
  measured: MeasuredConditions | undefined,
): ColourDraft {
  const address = useSearchInAddress(props);
  const { lab, medium = '', tolerance } = props;
  const defaults: SearchDefaults = { lab, medium, tolerance: String(tolerance) };
  const { found, key } = address;
  const inTheAddress = typedInAddress(found, defaults);
  const isAsked = (found.lab || lab) !== '';
  const [shown, setShown] = useState({ key, typed: inTheAddress, isChecked: isAsked });
  const [isAskedHere, setAskedHere] = useState(false);
  if (shown.key !== key) setShown({ key, typed: inTheAddress, isChecked: isAsked });
  const { typed, isChecked } = shown;
  const query = isAsked ? checkSearch(inTheAddress, measured).query : undefined;
  const write = (wanted: ColourQuery) => {
    setAskedHere(true);
    return address.write(inAddress(wanted, defaults, defaultLight(measured)));
  };
  return {
    typed,
    faults: (isChecked && checkSearch(typed, measured).faults) || {},
    change: (changed) => setShown((last) => ({ ...last, typed: { ...last.typed, ...changed } })),
    submit(changed) {
      const wanted = { ...typed, ...changed };
      const { query: asked, faults } = checkSearch(wanted, measured);
      setShown((last) => ({ ...last, typed: wanted, isChecked: true }));
      if (asked) write(asked);
      return faults;
    },
    widen(tolerance) {
      if (!query) return;
      const written = write({ ...query, tolerance });
      setShown((last) => ({ ...last, key: written, typed: { ...last.typed, tolerance: String(tolerance) } }));
    },
    query,
    addressOf(wanted, path) {
      const whole = inAddress(wanted, { lab: '', medium: '', tolerance: '' }, defaultLight(measured));
      const { pathname, search, hash } = new URL(path, pageUrl().href);
      return pathname + address.addTo(search, whole) + hash;
    },
    ...{ key, isAsked, isAskedHere },
    isNow: () => address.isNow(found),
  };
}

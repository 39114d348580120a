import { pageUrl } from '../../../lib/address/page-address.ts';
import { useCopy } from '../../../store/files/useCopy.ts';
import { useShared } from '../../../store/hooks.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import { legibleAddress } from '../../rules/content/comparison-view.ts';
import { comparisonQuery } from '../../rules/view/comparison-link.ts';

/** The link to a comparison, and the way to copy it (spec P§8, decision 3). */
export function useShare(comparison: Comparison) {
  const comparePage = useShared(({ payload }) => payload.links?.comparePage);
  const query = comparisonQuery(comparison);
  const address = query && addressOf(comparePage, query);
  return { address, ...useCopy(address, undefined, 'comparison') };
}

function addressOf(comparePage: string | undefined, query: URLSearchParams): string {
  const address = new URL(comparePage ?? pageUrl().pathname, pageUrl());
  address.search = query.toString();
  return legibleAddress(address);
}

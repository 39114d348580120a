import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { comparisonQuery } from '../../src/domain/comparison/comparison-link.ts';
import { legibleAddress } from '../../src/domain/comparison/comparison-view.ts';
import { useCopy } from '../../src/store/files/useCopy.ts';
import { useShared } from '../../src/store/hooks.ts';

/** The link to a comparison, and the way to copy it (spec P§8, decision 3). */
export function useShare(comparison: Comparison) {
  const comparePage = useShared(({ payload }) => payload.links?.comparePage);
  const query = comparisonQuery(comparison);
  const address = query && addressOf(comparePage, query);
  return { address, ...useCopy(address, undefined, 'comparison') };
}

function addressOf(comparePage: string | undefined, query: URLSearchParams): string {
  const address = new URL(comparePage ?? location.pathname, location.href);
  address.search = query.toString();
  return legibleAddress(address);
}

import { useState } from 'react';
import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { comparisonQuery } from '../../src/domain/comparison/comparison-link.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { addNotice } from '../../src/store/notices.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';

/** The link to a comparison, and the way to copy it (spec P§8, decision 3). */
export function useShare(comparison: Comparison) {
  const { store } = usePage();
  const text = useTexts(comparePageTexts);
  const comparePage = useShared(({ payload }) => payload.links?.comparePage);
  const query = comparisonQuery(comparison);
  const address = query && addressOf(comparePage, query);
  // A link that changes is to be copied anew.
  const [failed, setFailed] = useState<string | null>(null);

  const copy = async () => {
    if (!address) return;
    try {
      await navigator.clipboard.writeText(address);
      setFailed(null);
      addNotice(store, { type: 'success', text: text('compare.share.copied'), about: 'comparison' });
    } catch (error) {
      reportError(error);
      setFailed(address);
      addNotice(store, { type: 'error', text: text('compare.share.failed'), about: 'comparison' });
    }
  };

  return { address, isFailed: failed !== null && failed === address, copy };
}

function addressOf(comparePage: string | undefined, query: URLSearchParams): string {
  const address = new URL(comparePage ?? location.pathname, location.href);
  // A comma needs no code, and a link is read by people.
  address.search = query.toString().replaceAll('%2C', ',').replaceAll('%3A', ':');
  return address.href;
}

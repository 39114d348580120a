import { type RefObject, useEffect, useRef, useState } from 'react';
import { COMPARISON_LIMIT, type Comparison, newComparison } from '../../src/domain/comparison/comparison.ts';
import { comparisonOf } from '../../src/store/comparison/comparison-of.ts';
import { loadKeeping } from '../../src/store/comparison/edit-comparison.ts';
import { useComparison } from '../../src/store/comparison/useComparison.ts';
import { type Page, usePage, useTexts } from '../../src/store/hooks.ts';
import { addNotice } from '../../src/store/notices.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { type NamedComparisons, namedComparisons } from './named-comparisons.ts';
import { shownComparison } from './shown-comparison.ts';

interface Shown {
  comparison: Comparison;
  /** What the address names; empty while the page shows the visitor's own comparison. */
  named: NamedComparisons;
  /** Makes the comparison the visitor's own. */
  adopt: () => Promise<void>;
}

/**
 * Returns the comparison that the address names, else the visitor's own, and how the former becomes the latter.
 *
 * @param heading takes the focus once the comparison is adopted
 */
export function useShownComparison(heading: RefObject<HTMLElement | null>): Shown {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const isAdopted = useRef(false);
  const own = useComparison((state) => state.comparison);
  // Decided once: a visitor who changes what the address names has it as their own from the start.
  const [named, setNamed] = useState<NamedComparisons>(() => namedAtFirst(page));
  const comparison = shownComparison(named, own);

  const adopt = async () => {
    const { title, basket } = comparison;
    const adopted = {
      ...comparison,
      title: title || newComparison(new Date()).title,
      basket: basket.slice(0, COMPARISON_LIMIT),
    };
    const keeping = await loadKeeping(page);
    if (!(await keeping?.adoptComparison(page, adopted))) return;
    isAdopted.current = true;
    setNamed({});
    // A reload must show the visitor's own.
    history.replaceState(
      history.state,
      '',
      page.store.getState().payload.links?.comparePage ?? location.pathname,
    );
    const left = basket.slice(COMPARISON_LIMIT).map(({ product_name }) => product_name);
    const tooMany =
      left.length > 0 && text('compare.tooMany', { limit: COMPARISON_LIMIT, names: left.join(', ') });
    addNotice(page.store, {
      type: tooMany ? 'warning' : 'success',
      text: [text('compare.shared.adopted'), tooMany].filter(Boolean).join(' '),
      kind: 'save',
      about: 'comparison',
    });
  };

  useEffect(() => {
    // The visitor's own comparison has another heading element than the shared one.
    if (isAdopted.current && named) heading.current?.focus();
    isAdopted.current = false;
  }, [named, heading]);

  return { comparison, named, adopt };
}

function namedAtFirst({ store, bus, rawFields }: Page): NamedComparisons {
  const named = namedComparisons(rawFields);
  const { comparison } = comparisonOf(store, bus).latest();
  return shownComparison(named, comparison) === comparison ? {} : named;
}

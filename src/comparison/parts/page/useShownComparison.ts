import { type RefObject, useEffect, useRef, useState } from 'react';
import { pageUrl, replaceAddress } from '../../../lib/address/page-address.ts';
import { isSameValue } from '../../../lib/is-same-value.ts';
import { type Page, usePage, useTexts } from '../../../store/hooks.ts';
import { addNotice } from '../../../store/notices/notices.ts';
import { COMPARISON_LIMIT, type Comparison, newComparison } from '../../rules/content/comparison.ts';
import {
  addressWithView,
  type ComparisonView,
  chosenView,
  viewOfAddress,
} from '../../rules/content/comparison-view.ts';
import { comparisonOf } from '../../state/comparison-of.ts';
import { loadKeeping, viewComparison } from '../../state/edit-comparison.ts';
import { useComparison } from '../../state/useComparison.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { type NamedComparisons, namedComparisons } from './named-comparisons.ts';
import { shownComparison } from './shown-comparison.ts';

interface Shown {
  comparison: Comparison;
  /** What the address names; empty while the page shows the visitor's own comparison. */
  named: NamedComparisons;
  /** Whether it has become the visitor's own on this page. */
  isAdopted: boolean;
  /** Chooses reference or medium. */
  chooseView: (view: ComparisonView) => void;
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
  const takesFocus = useRef(false);
  const [isAdopted, setAdopted] = useState(false);
  const own = useComparison((state) => state.comparison);
  // Decided once: a visitor who changes what the address names has it as their own from the start.
  const [asked, setAsked] = useState<ComparisonView>(() => viewOfAddress(pageUrl().href));
  const [named, setNamed] = useState<NamedComparisons>(() => namedAtFirst(page, asked));
  const comparison = shownComparison(named, own, asked);
  useViewInAddress(comparison);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the address is read once
  useEffect(() => {
    if (comparison.kind === 'own') fillView(page, asked);
  }, []);

  const chooseView = (view: ComparisonView) => {
    if (comparison.kind === 'own') viewComparison(page, view);
    else setAsked((before) => ({ ...before, ...view }));
  };

  const adopt = async () => {
    const { title, basket } = comparison;
    const adopted = {
      ...comparison,
      title: title || newComparison(new Date()).title,
      basket: basket.slice(0, COMPARISON_LIMIT),
    };
    const keeping = await loadKeeping(page);
    if (!(await keeping?.adoptComparison(page, adopted))) return;
    takesFocus.current = true;
    setAdopted(true);
    setNamed({});
    // A reload must show the visitor's own.
    replaceAddress(page.store.getState().payload.links?.comparePage ?? pageUrl().pathname);
    const left = basket.slice(COMPARISON_LIMIT).map(({ product_name }) => product_name);
    if (left.length === 0) return;
    const names = left.join(', ');
    addNotice(page.store, {
      type: 'warning',
      text: text('compare.tooMany', { limit: COMPARISON_LIMIT, names }),
      kind: 'save',
      about: 'comparison',
    });
  };

  useEffect(() => {
    // The visitor's own comparison has another heading element than the shared one.
    if (takesFocus.current && named) heading.current?.focus();
    takesFocus.current = false;
  }, [named, heading]);

  return { comparison, named, isAdopted, chooseView, adopt };
}

/** Keeps reference and medium in the address: a reload shows the same figures. */
function useViewInAddress(comparison: Comparison): void {
  const { reference, medium } = chosenView(comparison);
  // biome-ignore lint/correctness/useExhaustiveDependencies: adopting the comparison replaces the address
  useEffect(() => {
    const address = addressWithView(pageUrl().href, { reference, medium });
    if (address !== addressWithView(pageUrl().href, viewOfAddress(pageUrl().href))) replaceAddress(address);
  }, [reference, medium, comparison.kind]);
}

/** The address's view completes that of the visitor's own comparison. Nothing to save: they have chosen nothing yet. */
function fillView({ store, bus }: Page, asked: ComparisonView): void {
  const active = comparisonOf(store, bus);
  const { comparison, isUnsent } = active.latest();
  const filled = { ...chosenView({ ...comparison, ...asked }), ...chosenView(comparison) };
  if (!isSameValue(filled, chosenView(comparison))) active.put({ ...comparison, ...filled }, { isUnsent });
}

function namedAtFirst({ store, bus, rawFields }: Page, asked: ComparisonView): NamedComparisons {
  const named = namedComparisons(rawFields);
  const { comparison } = comparisonOf(store, bus).latest();
  return shownComparison(named, comparison, asked) === comparison ? {} : named;
}

import { useEffect, useMemo, useState } from 'react';
import { ServiceError } from '../../../errors/service-error.ts';
import { reportHandled } from '../../../lib/report-handled.ts';
import { ReadFailed } from '../../../outcome/ReadFailed.tsx';
import { usePage, useTexts } from '../../../store/hooks.ts';
import { fieldTexts, wordsOfFields } from '../../../texts/fields.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { Comparison } from '../../rules/content/comparison.ts';
import { type ComparisonView, referenceOf } from '../../rules/content/comparison-view.ts';
import { comparisonForCustomers } from '../../rules/table/comparison-for-customers.ts';
import { comparisonGroups } from '../../rules/table/comparison-rows.ts';
import { comparePageTexts, groupTitles } from '../../texts/compare-page.ts';
import { referenceIndex } from '../columns/reference.ts';
import { FieldComparison } from '../table/FieldComparison.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { LeftOut } from './LeftOut.tsx';
import type { Compared, ComparedState } from './useCompared.ts';
import type { ComparedColors } from './useComparedColors.ts';

interface ComparedProductsProps {
  comparison: Comparison;
  state: ComparedState;
  colors: ComparedColors;
  onView: (view: ComparisonView) => void;
  /** Names of products that the server has left out. */
  dropped?: readonly string[] | undefined;
  productPage: string;
  productsPage: string;
  /** Takes the focus of what goes. */
  takeFocus: () => void;
}

/** The products of a comparison, as soon as they are known. */
export function ComparedProducts({
  comparison,
  state,
  colors,
  onView,
  dropped = [],
  productPage,
  productsPage,
  takeFocus,
}: ComparedProductsProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const { missing = [], unread = [] } = state.status === 'ready' ? state.compared : {};
  const missingUids = missing.map(({ uid }) => uid).join(' ');
  const isOwn = comparison.kind === 'own';
  const isNoneFound = state.status === 'ready' && state.compared.products.length === 0;

  useEffect(() => {
    if (!isOwn || !missingUids) return;
    // Without it they stay where they are, and are said to be missing all the same.
    import('../../state/drop-missing.ts')
      .then(({ dropMissingProducts }) => dropMissingProducts(page, new Set(missingUids.split(' '))))
      .catch(reportHandled);
  }, [page, isOwn, missingUids]);

  return (
    <>
      {!isNoneFound && (
        <LeftOut
          comparison={comparison}
          dropped={dropped}
          missing={missing.map(({ product_name }) => product_name)}
          unread={unread.map(({ product_name }) => product_name)}
          lost={isOwn ? [] : lostView(comparison, colors, text)}
        />
      )}
      <Outcome {...{ state, comparison, colors, onView, productPage, productsPage, takeFocus }} />
    </>
  );
}

/** Says that the figures are others than those that were sent. */
function lostView(
  comparison: Comparison,
  { products, medium }: ComparedColors,
  text: Translate<typeof comparePageTexts>,
): string[] {
  const { reference, medium: asked, basket } = comparison;
  const instead = products[referenceIndex(referenceOf(comparison), products, basket)];
  const isLost = reference !== undefined && !products.some(({ uid }) => uid === reference);
  return [
    ...(isLost && instead ? [text('compare.lost.reference', { name: instead.product_name })] : []),
    ...(asked && medium && medium.key !== asked
      ? [text('compare.lost.medium', { medium: medium.title })]
      : []),
  ];
}

type OutcomeProps = Omit<ComparedProductsProps, 'dropped'>;

function Outcome({ state, takeFocus, ...ready }: OutcomeProps) {
  const text = useTexts(comparePageTexts);
  const isNone = useIsNone(state);
  const failure = state.failure ?? (isNone ? NONE_FOUND : undefined);
  if (failure)
    return (
      <ReadFailed
        read={{ ...state, failure }}
        takeFocus={takeFocus}
        words={{
          title: text(
            state.status !== 'ready' && state.failed === 'titles'
              ? 'compare.failed.titles'
              : 'compare.failed',
          ),
          text: isNone ? text('compare.none') : undefined,
        }}
      />
    );
  if (state.status !== 'ready') return <CompareSkeleton columns={ready.comparison.basket.length} />;
  return <Ready compared={state.compared} {...ready} />;
}

/** An empty answer may be the fault of a service that is being filled anew. */
const NONE_FOUND = new ServiceError({ kind: 'malformed' });

/** Whether none of the products was found; also while they are looked for again. */
function useIsNone(state: ComparedState): boolean {
  const [wasNone, setWasNone] = useState(false);
  const isNone =
    state.status === 'ready' ? state.compared.products.length === 0 : wasNone && state.failure === undefined;
  if (isNone !== wasNone) setWasNone(isNone);
  return isNone;
}

function Ready({
  compared,
  colors: { products, media, medium },
  comparison,
  onView,
  productPage,
  productsPage,
}: Omit<OutcomeProps, 'state' | 'takeFocus'> & { compared: Compared }) {
  const text = useTexts(comparePageTexts);
  const fieldText = useTexts(fieldTexts);
  const { industry, manifest, technicalEntries } = compared;
  const basis = useMemo(
    () => ({
      industry,
      manifest,
      technicalEntries,
      words: wordsOfFields(fieldText),
      titles: groupTitles(text),
      media: medium ? [medium] : [],
    }),
    [industry, manifest, technicalEntries, medium, text, fieldText],
  );
  const groups = useMemo(() => comparisonGroups(products, basis), [products, basis]);
  return (
    <FieldComparison
      {...{ comparison, products, groups }}
      forCustomers={() => comparisonForCustomers(products, basis)}
      media={media}
      medium={medium}
      reference={referenceIndex(referenceOf(comparison), products, comparison.basket)}
      {...{ onView, productPage, productsPage }}
    />
  );
}

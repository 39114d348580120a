import { useEffect, useMemo, useRef, useState } from 'react';
import { colorMedia } from '../../src/domain/comparison/color-media.ts';
import type { Comparison } from '../../src/domain/comparison/comparison.ts';
import { comparisonGroups } from '../../src/domain/comparison/comparison-rows.ts';
import type { ServiceError } from '../../src/errors/service-error.ts';
import { usePage, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts, kindTitles } from '../../src/texts/compare-page.ts';
import { failureTexts, readFailureText } from '../../src/texts/failures.ts';
import { fieldTexts, wordsOfFields } from '../../src/texts/fields.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { useFocusHandover } from '../../src/ui/base/useFocusHandover.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { CompareSkeleton } from './CompareSkeleton.tsx';
import { type ChooseReference, placeOfReference } from './columns/reference.ts';
import { FieldComparison } from './FieldComparison.tsx';
import { LeftOut } from './LeftOut.tsx';
import { type Compared, type ComparedState, useCompared } from './useCompared.ts';

interface ComparedProductsProps {
  comparison: Comparison;
  /** Uid. */
  reference: string | undefined;
  onReference: ChooseReference;
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
  reference,
  onReference,
  dropped = [],
  productPage,
  productsPage,
  takeFocus,
}: ComparedProductsProps) {
  const page = usePage();
  const state = useCompared(comparison);
  const missing = state.status === 'ready' ? state.compared.missing : [];
  const missingUids = missing.map(({ uid }) => uid).join(' ');
  const isOwn = comparison.kind === 'own';
  const isNoneFound = state.status === 'ready' && state.compared.products.length === 0;

  useEffect(() => {
    if (!isOwn || !missingUids) return;
    // Without it they stay where they are, and are said to be missing all the same.
    import('../../src/store/comparison/drop-missing.ts')
      .then(({ dropMissingProducts }) => dropMissingProducts(page, new Set(missingUids.split(' '))))
      .catch((error) => reportError(error));
  }, [page, isOwn, missingUids]);

  return (
    <>
      {!isNoneFound && (
        <LeftOut
          comparison={comparison}
          dropped={dropped}
          missing={missing.map(({ product_name }) => product_name)}
        />
      )}
      <Outcome
        state={state}
        comparison={comparison}
        reference={reference}
        onReference={onReference}
        productPage={productPage}
        productsPage={productsPage}
        takeFocus={takeFocus}
      />
    </>
  );
}

type OutcomeProps = Omit<ComparedProductsProps, 'dropped'> & { state: ComparedState };

function Outcome({ state, takeFocus, ...ready }: OutcomeProps) {
  const text = useTexts(comparePageTexts);
  const failures = useTexts(failureTexts);
  /** The problem that "Try again" was pressed for; shown until there is an answer, so that the button keeps the focus. */
  const [retried, setRetried] = useState<string>();
  const problem = problemOf(state, (failure) => readFailureText(failure, failures), text('compare.none'));
  if (retried && state.status !== 'loading') setRetried(undefined);
  const shown = state.status === 'loading' ? retried : problem;
  if (shown) {
    const retry = () => {
      if (state.status === 'loading') return;
      setRetried(shown);
      state.retry();
    };
    return (
      <ReadProblem isRetrying={state.status === 'loading'} takeFocus={takeFocus} onRetry={retry}>
        {shown}
      </ReadProblem>
    );
  }
  if (state.status !== 'ready') return <CompareSkeleton columns={ready.comparison.basket.length} />;
  return <Ready compared={state.compared} {...ready} />;
}

/** Why there is no table to show, in words. */
function problemOf(
  state: ComparedState,
  failureText: (failure: ServiceError) => string,
  noneText: string,
): string | undefined {
  if (state.status === 'failed') return state.failure.serverMessage ?? failureText(state.failure);
  return state.status === 'ready' && state.compared.products.length === 0 ? noneText : undefined;
}

interface ReadProblemProps {
  isRetrying: boolean;
  takeFocus: () => void;
  onRetry: () => void;
  children: string;
}

function ReadProblem({ isRetrying, takeFocus, onRetry, children }: ReadProblemProps) {
  const text = useTexts(comparePageTexts);
  const button = useRef<HTMLButtonElement>(null);
  useFocusHandover(button, takeFocus);
  return (
    <Alert
      tone="error"
      title={text('compare.failed')}
      actions={
        <Button ref={button} size="small" busy={isRetrying} onClick={onRetry}>
          {text('compare.retry')}
        </Button>
      }
    >
      {children}
    </Alert>
  );
}

function Ready({
  compared,
  comparison,
  reference: uid,
  onReference,
  productPage,
  productsPage,
}: Omit<OutcomeProps, 'state' | 'takeFocus'> & { compared: Compared }) {
  const text = useTexts(comparePageTexts);
  const fieldText = useTexts(fieldTexts);
  const { industry, manifest, catalogues } = compared;
  // The list is made anew with each render; what it holds is not.
  const key = compared.products.map(({ uid }) => uid).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the products
  const products = useMemo(() => compared.products, [key, compared.products[0], manifest]);
  const groups = useMemo(
    () =>
      comparisonGroups(products, {
        industry,
        manifest,
        catalogues,
        words: wordsOfFields(fieldText),
        kinds: kindTitles(text),
      }),
    [products, industry, manifest, catalogues, text, fieldText],
  );
  const media = useMemo(() => colorMedia(products, catalogues), [products, catalogues]);
  const reference = placeOfReference(uid, products, comparison.basket);
  return (
    <FieldComparison
      comparison={comparison}
      products={products}
      groups={groups}
      media={media}
      reference={reference}
      onReference={onReference}
      productPage={productPage}
      productsPage={productsPage}
    />
  );
}

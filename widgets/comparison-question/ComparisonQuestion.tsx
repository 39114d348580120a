import { useEffect } from 'react';
import { comparisonOf } from '../../src/comparison/state/comparison-of.ts';
import { COMPARISON_QUESTION } from '../../src/comparison/state/comparison-questions.ts';
import { useComparison } from '../../src/comparison/state/useComparison.ts';
import { comparisonKeepingTexts } from '../../src/comparison/texts/comparison-keeping.ts';
import { useOverlay, usePage, useTexts } from '../../src/store/hooks.ts';
import { ConfirmDialog } from '../../src/ui/dialog/ConfirmDialog.tsx';

/** The texts of each kind of question. */
const KEYS = {
  discard: 'productComparison.discardUnsavedComparisonWarning',
  'discard-changes': 'comparison.discardChanges',
  delete: 'productComparison.deleteComparisonWarning',
} as const;

/** The open question with its two answers. If another overlay replaces it, the answer is no. */
export function ComparisonQuestion() {
  const { store, bus } = usePage();
  const text = useTexts(comparisonKeepingTexts);
  const question = useComparison((state) => state.question);
  const { isShown, close } = useOverlay(COMPARISON_QUESTION);
  const isAsked = isShown && question !== null;

  useEffect(() => {
    if (isShown && !question) close();
  });
  useEffect(() => {
    if (!isAsked) return;
    return () => comparisonOf(store, bus).answer(false);
  }, [isAsked, store, bus]);

  if (!isAsked) return null;
  const answer = (isYes: boolean) => comparisonOf(store, bus).answer(isYes);
  const key = KEYS[question.kind];
  return (
    <ConfirmDialog
      title={text(`${key}.headline`)}
      confirmText={text(`${key}.confirm`)}
      keepText={text('productComparison.keep')}
      onConfirm={() => answer(true)}
      onKeep={() => answer(false)}
    >
      {question.kind === 'delete' && question.name
        ? text('productComparison.deleteComparisonWarning.descriptionOfRest', {
            name: question.name,
            title: question.title,
          })
        : text(`${key}.description`, 'title' in question ? { title: question.title } : {})}
    </ConfirmDialog>
  );
}

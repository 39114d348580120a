import { useEffect, useState } from 'react';
import { comparisonOf } from '../../../src/store/comparison/comparison-of.ts';
import { useComparison, useIndustryTitle } from '../../../src/store/comparison/useComparison.ts';
import { usePage, useShared, useTexts } from '../../../src/store/hooks.ts';
import { basketPanelTexts } from '../../../src/texts/basket-panel.ts';
import { Button } from '../../../src/ui/action/Button.tsx';
import { Strip } from './Strip.tsx';
import { isHintSeen, rememberHint } from './seen-hint.ts';

interface Props {
  months: number;
  takeFocus: () => void;
}

/** Explains once that all products of a comparison are of one industry (row 119, decision 38). */
export function IndustryHint({ months, takeFocus }: Props) {
  const { store, bus } = usePage();
  const text = useTexts(basketPanelTexts);
  const isDue = useComparison(({ isHintDue }) => isHintDue);
  const hasConsent = useShared(({ consent }) => consent?.functional ?? false);
  const industry = useIndustryTitle();
  const [isNew] = useState(() => !isHintSeen());
  const isShown = isDue && isNew;

  useEffect(() => {
    if (isShown) rememberHint(hasConsent, months);
  }, [isShown, hasConsent, months]);

  if (!isShown) return null;
  const dismiss = () => comparisonOf(store, bus).state.setState({ isHintDue: false });
  return (
    <Strip
      role="status"
      takeFocus={takeFocus}
      action={
        <Button size="small" variant="quiet" onClick={dismiss}>
          {text('basket.hint.dismiss')}
        </Button>
      }
    >
      {text('basket.hint', { industry })}
    </Strip>
  );
}

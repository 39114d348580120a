import { useEffect, useState } from 'react';
import { usePage, useShared, useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { comparisonOf } from '../../state/comparison-of.ts';
import { useComparison, useIndustryTitle } from '../../state/useComparison.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';
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

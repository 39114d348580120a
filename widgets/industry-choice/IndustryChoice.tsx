import { useEffect } from 'react';
import { chooseIndustry } from '../../src/comparison/state/choose-industry.ts';
import { INDUSTRY_CHOICE } from '../../src/comparison/state/comparison-questions.ts';
import { useComparison } from '../../src/comparison/state/useComparison.ts';
import { industryChoices } from '../../src/product/parts/industry/industry-choices.ts';
import { industryChoiceTexts } from '../../src/product/texts/industry-choice.ts';
import { useOverlay, usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { IndustryDialog } from '../../src/ui/dialog/IndustryDialog.tsx';

/** Asks for the comparison's industry, among those of the product to be added. */
export function IndustryChoice() {
  const page = usePage();
  const text = useTexts(industryChoiceTexts);
  const { isShown, close } = useOverlay(INDUSTRY_CHOICE);
  const pending = useComparison((state) => state.pending);
  const isOpen = useComparison(({ comparison }) => comparison.basket.length === 0);
  const chosen = useComparison(({ comparison }) => comparison.industry);
  const industries = useShared(({ payload }) => payload.industries) ?? [];

  // Another tab may have added a product meanwhile, and with it the industry.
  const isDue = pending !== null || isOpen;
  useEffect(() => {
    if (isShown && !isDue) close();
  });
  if (!isShown || !isDue) return null;

  const answer = (industry: string | null) => {
    close();
    chooseIndustry(page, industry);
  };
  return (
    <IndustryDialog
      title={text('industryChoice.basket.title')}
      intro={
        pending
          ? text('industryChoice.pending.intro', { name: pending.item.product_name })
          : text('industryChoice.basket.intro')
      }
      industries={industryChoices(industries, pending?.industries)}
      chosen={chosen ?? undefined}
      label={text('industryChoice.label')}
      chooseText={text(pending ? 'industryChoice.add' : 'industryChoice.choose')}
      cancelText={text('industryChoice.cancel')}
      errorText={text('industryChoice.error')}
      onChoose={answer}
      onCancel={() => answer(null)}
    />
  );
}

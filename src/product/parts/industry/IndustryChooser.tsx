import { useShared, useTexts } from '../../../store/hooks.ts';
import { IndustryDialog } from '../../../ui/dialog/IndustryDialog.tsx';
import { chooseIndustry } from '../../rules/choose-industry.ts';
import type { ShownProduct } from '../../state/useProduct.ts';
import { industryChoiceTexts } from '../../texts/industry-choice.ts';
import { productTexts } from '../../texts/product.ts';
import { industryChoices } from './industry-choices.ts';

interface IndustryChooserProps {
  shown: ShownProduct;
  /** Codes of the industries to choose from. */
  offered: readonly string[];
  onClose: () => void;
}

/** Asks for the industry; cannot be closed before there is a product to go back to (row 139). */
export function IndustryChooser({ shown, offered, onClose }: IndustryChooserProps) {
  const text = useTexts(productTexts);
  const choice = useTexts(industryChoiceTexts);
  const known = useShared(({ payload }) => payload.industries) ?? [];
  const profile = useShared((state) => state.user?.industries);
  const { product } = shown;
  const isOnly = offered.length === 1;
  const name = product?.product_name;
  const { preselected } = chooseIndustry({ industries: offered, profile: profile ?? [] });
  const intro = () => {
    if (!name) return text('product.industry.unnamed');
    return text(isOnly ? 'product.industry.only' : 'product.industry.several', { name });
  };
  return (
    <IndustryDialog
      title={choice('industryChoice.product.title')}
      intro={intro()}
      industries={industryChoices(known, offered)}
      chosen={product?.industry ?? (isOnly ? offered[0] : (preselected ?? undefined))}
      label={choice('industryChoice.label')}
      chooseText={isOnly ? text('product.industry.ok') : choice('industryChoice.choose')}
      cancelText={choice('industryChoice.cancel')}
      errorText={choice('industryChoice.error')}
      closable={!shown.asks}
      onChoose={(code) => {
        onClose();
        shown.choose(code);
      }}
      onCancel={onClose}
    />
  );
}

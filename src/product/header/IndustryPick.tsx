import { useState } from 'react';
import { isRecommendationLevel } from '../../domain/fields/recommendation-level.ts';
import { chooseIndustry } from '../../domain/industry/choose-industry.ts';
import { useShared, useTexts } from '../../store/hooks.ts';
import type { ShownProduct } from '../../store/product/useProduct.ts';
import { fieldTexts } from '../../texts/fields.ts';
import { industryChoiceTexts } from '../../texts/industry-choice.ts';
import { productTexts } from '../../texts/product.ts';
import { Icon } from '../../ui/base/Icon.tsx';
import { useStyles } from '../../ui/base/styles.ts';
import { LevelMark } from '../../ui/content/FieldValue.tsx';
import { IndustryDialog } from '../../ui/dialog/IndustryDialog.tsx';
import { chevronDownIcon } from '../../ui/icon/chevron-down.ts';
import { industryChoices } from '../industry-choices.ts';
import { useIndustryTitles } from '../useIndustryTitles.ts';
import css from './industry-pick.css';

interface IndustryPickProps {
  shown: ShownProduct;
  /** Codes of the product's industries, if the page knows them before the product is loaded. */
  industries: readonly string[] | undefined;
}

/** For which industry the product is shown, with its recommendation there; a press changes it (rows 137 to 141). */
export function IndustryPick({ shown, industries }: IndustryPickProps) {
  useStyles(css);
  const text = useTexts(productTexts);
  const titles = useIndustryTitles();
  const { product } = shown;
  const [isOpen, setOpen] = useState(false);
  const offered = product?.industries ?? industries ?? [];
  const code = shown.status === 'refreshing' ? shown.asked : product?.industry;
  const title = code ? titles(code) : '';
  const isDue = shown.asks && !shown.failure;
  return (
    <>
      {code && (
        <div className="ce-industry-pick">
          <span className="ce-industry-pick__for">{text('product.for')}</span>
          {offered.length > 1 ? (
            <button
              type="button"
              className="ce-industry-pick__button"
              aria-haspopup="dialog"
              aria-label={text('product.industry.change', { industry: title })}
              onClick={() => setOpen(true)}
            >
              {title}
              <Icon path={chevronDownIcon} size="small" />
            </button>
          ) : (
            <span>{title}</span>
          )}
          <Recommendation level={product?.industry === code ? product?.fields.recommendation : undefined} />
        </div>
      )}
      {(isOpen || isDue) && offered.length > 0 && (
        <Chooser shown={shown} offered={offered} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

function Recommendation({ level }: { level: unknown }) {
  const words = useTexts(fieldTexts);
  if (!isRecommendationLevel(level)) return null;
  return (
    <span className="ce-industry-pick__level">
      <LevelMark level={level} />
      {words(`fields.level.${level}`)}
    </span>
  );
}

/** Asks for the industry; cannot be closed before there is a product to go back to (row 139). */
function Chooser({
  shown,
  offered,
  onClose,
}: {
  shown: ShownProduct;
  offered: readonly string[];
  onClose: () => void;
}) {
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

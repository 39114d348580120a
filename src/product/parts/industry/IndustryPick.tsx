import { useState } from 'react';
import { isRecommendationLevel } from '../../../domain/fields/recommendation-level.ts';
import { lazyDialog } from '../../../outcome/lazy-dialog.ts';
import { useTexts } from '../../../store/hooks.ts';
import { useIndustryTitles } from '../../../store/useIndustryTitles.ts';
import { fieldTexts } from '../../../texts/fields.ts';
import { Icon } from '../../../ui/base/Icon.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { LevelMark } from '../../../ui/content/FieldValue.tsx';
import { chevronDownIcon } from '../../../ui/icon/chevron-down.ts';
import type { ShownProduct } from '../../state/useProduct.ts';
import { productTexts } from '../../texts/product.ts';
import css from './industry-pick.css';

// Most readers stay with their industry.
const IndustryChooser = lazyDialog(() =>
  import('./IndustryChooser.tsx').then((module) => module.IndustryChooser),
);

interface IndustryPickProps {
  shown: ShownProduct;
  /** Codes of the product's industries, if the page knows them before the product is loaded. */
  industries: readonly string[] | undefined;
}

/** Shows the product's industry and its recommendation for it; a press changes the industry (rows 137 to 141). */
export function IndustryPick({ shown, industries }: IndustryPickProps) {
  useStyles(css);
  const text = useTexts(productTexts);
  const titles = useIndustryTitles();
  const { product } = shown;
  const [isOpen, setOpen] = useState(false);
  /** Whether the question was closed while its code was missing. */
  const [isGivenUp, setGivenUp] = useState(false);
  if (isGivenUp && !shown.asks) setGivenUp(false);
  const offered = product?.industries ?? industries ?? [];
  const code = shown.status === 'refreshing' ? shown.asked : product?.industry;
  const title = code ? titles(code) : '';
  const isDue = shown.asks && !shown.failure && !isGivenUp;
  const close = () => {
    setOpen(false);
    setGivenUp(shown.asks);
  };
  return (
    <>
      {code && (
        <div className="ce-cluster ce-gap-3">
          <span className="ce-muted">{text('product.for')}</span>
          {offered.length > 1 ? (
            <button
              type="button"
              className="ce-industry-pick__button ce-box ce-pair ce-gap-2"
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
        <IndustryChooser shown={shown} offered={offered} onClose={close} />
      )}
    </>
  );
}

function Recommendation({ level }: { level: unknown }) {
  const words = useTexts(fieldTexts);
  if (!isRecommendationLevel(level)) return null;
  return (
    <span className="ce-pair ce-gap-2">
      <LevelMark level={level} />
      {words(`fields.level.${level}`)}
    </span>
  );
}

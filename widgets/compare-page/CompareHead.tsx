import type { RefObject } from 'react';
import {
  COMPARISON_LIMIT,
  COMPARISON_MINIMUM,
  type Comparison,
} from '../../src/domain/comparison/comparison.ts';
import { openBasket } from '../../src/store/comparison/change-comparison.ts';
import { usePage, useShared, useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Button } from '../../src/ui/action/Button.tsx';
import { ButtonLink } from '../../src/ui/action/ButtonLink.tsx';
import { plusIcon } from '../../src/ui/icon/plus.ts';
import { Alert } from '../../src/ui/message/Alert.tsx';
import { CompareActions } from './CompareActions.tsx';
import { SyncState } from './SyncState.tsx';
import { TitleEditor } from './TitleEditor.tsx';

interface CompareHeadProps {
  comparison: Comparison;
  productsPage: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  onAdopt: () => void;
}

/** Title and facts of a comparison, and what can be done with it. */
export function CompareHead({ comparison, productsPage, headingRef, onAdopt }: CompareHeadProps) {
  const page = usePage();
  const text = useTexts(comparePageTexts);
  const { title, industry, basket, kind } = comparison;
  const trade = useShared(({ payload }) => payload.industries?.find(({ code }) => code === industry)?.title);
  const count = basket.length;
  const isOwn = kind === 'own';
  return (
    <header className="ce-compare__head">
      <div className="ce-compare__heading">
        {isOwn ? (
          <TitleEditor title={title} headingRef={headingRef} />
        ) : (
          <h2 ref={headingRef} tabIndex={-1} className="ce-compare__title">
            {title || text('compare.shared.untitled')}
          </h2>
        )}
        <div className="ce-compare__facts">
          {text(count === 1 ? 'compare.facts.one' : 'compare.facts', {
            industry: trade ?? industry ?? '',
            count,
          })}
          {isOwn && (
            <SyncState isSaved={comparison.id !== undefined} takeFocus={() => headingRef.current?.focus()} />
          )}
        </div>
      </div>
      <CompareActions comparison={comparison} />
      {!isOwn && (
        <Alert
          tone="info"
          live={false}
          actions={
            <Button variant="primary" size="small" onClick={onAdopt}>
              {text(`compare.${kind}.adopt`)}
            </Button>
          }
        >
          {text(`compare.${kind}.hint`)}
        </Alert>
      )}
      {/* There whatever the number of products, so that the table doesn't move under the pointer. */}
      {isOwn && (
        <p className="ce-compare__more">
          {count < COMPARISON_MINIMUM && <span className="ce-compare__one">{text('compare.one')}</span>}
          {count < COMPARISON_LIMIT && (
            <ButtonLink variant="quiet" size="small" icon={plusIcon} href={productsPage}>
              {text('compare.add')}
            </ButtonLink>
          )}
          <Button variant="quiet" size="small" onClick={() => openBasket(page, true)}>
            {text('compare.basket')}
          </Button>
        </p>
      )}
    </header>
  );
}

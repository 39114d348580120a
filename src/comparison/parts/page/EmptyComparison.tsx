import { useEffect, useRef } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { ButtonLink } from '../../../ui/action/ButtonLink.tsx';
import { comparePageTexts } from '../../texts/compare-page.ts';

interface EmptyComparisonProps {
  productsPage: string;
  /** There was a comparison a moment ago, and the focus within it. @default false */
  takesFocus?: boolean;
}

/** Nothing to compare yet: what to do. */
export function EmptyComparison({ productsPage, takesFocus = false }: EmptyComparisonProps) {
  const text = useTexts(comparePageTexts);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus]);
  return (
    <div className="ce-compare ce-compare__empty">
      <h2 ref={heading} tabIndex={-1} className="ce-compare__title">
        {text('compare.empty.title')}
      </h2>
      <p className="ce-muted">{text('compare.empty.text')}</p>
      <ButtonLink variant="primary" href={productsPage}>
        {text('compare.empty.action')}
      </ButtonLink>
    </div>
  );
}

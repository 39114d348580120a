import { useRef } from 'react';
import { useTexts } from '../../../store/hooks.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { useIsNarrow } from '../../../ui/base/useIsNarrow.ts';
import { Skeleton } from '../../../ui/message/Skeleton.tsx';
import { comparePageTexts } from '../../texts/compare-page.ts';
import css from '../table/compared-table.css';
import { NARROW, NARROW_COLUMNS } from '../table/narrow.ts';

const ROWS = 9;

/** Holds the place of the tools and of the table while the products are loading. */
export function CompareSkeleton({ columns }: { columns: number }) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const box = useRef<HTMLDivElement>(null);
  const isNarrow = useIsNarrow(box, NARROW);
  const shown = isNarrow ? Math.min(columns, NARROW_COLUMNS) : columns;
  const row = (key: number, bone: { shape?: 'block'; width?: string }) => (
    <div key={key} className="ce-compared__row">
      {!isNarrow && <Skeleton width="70%" />}
      {Array.from({ length: shown }, (_, cell) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones are all alike
        <Skeleton key={cell} {...bone} />
      ))}
    </div>
  );
  return (
    <div ref={box} aria-busy className="ce-compare__fields" data-narrow={isNarrow || undefined}>
      <p role="status" className="ce-visually-hidden">
        {text('compare.loading')}
      </p>
      <Skeleton
        shape="block"
        width="calc(var(--ce-_m) * 24)"
        height={`calc(var(--ce-_m) * ${isNarrow ? 6.25 : 3})`}
      />
      <Skeleton width="40%" />
      <div className="ce-compared ce-compare__skeleton" style={{ '--ce-_columns': String(shown) }}>
        {row(0, { width: '75%' })}
        {row(1, { shape: 'block' })}
        {Array.from({ length: ROWS }, (_, index) => row(index + 2, { width: '55%' }))}
      </div>
    </div>
  );
}

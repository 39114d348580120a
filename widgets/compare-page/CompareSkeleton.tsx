import { useTexts } from '../../src/store/hooks.ts';
import { comparePageTexts } from '../../src/texts/compare-page.ts';
import { Skeleton } from '../../src/ui/Skeleton.tsx';

const ROWS = 9;

/** Holds the table's place while the products are loading. */
export function CompareSkeleton({ columns }: { columns: number }) {
  const text = useTexts(comparePageTexts);
  const cells = Array.from({ length: columns }, (_, column) => column);
  return (
    <div aria-busy className="ce-compare__skeleton" style={{ '--ce-_columns': String(columns) }}>
      <p role="status" className="ce-visually-hidden">
        {text('compare.loading')}
      </p>
      <span />
      {cells.map((cell) => (
        <Skeleton key={cell} shape="block" height="calc(var(--ce-_m) * 9)" />
      ))}
      {Array.from({ length: ROWS * (columns + 1) }, (_, bone) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bones are all alike
        <Skeleton key={bone} width={bone % (columns + 1) === 0 ? '70%' : '55%'} />
      ))}
    </div>
  );
}

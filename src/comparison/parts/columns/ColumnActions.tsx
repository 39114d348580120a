import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { useStyles } from '../../../ui/base/styles.ts';
import { checkIcon } from '../../../ui/icon/check.ts';
import { useComparedTable } from '../../state/useComparedTable.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import { ColumnMenu } from './ColumnMenu.tsx';
import { ColumnTools } from './ColumnTools.tsx';
import type { ColumnProduct } from './column-tools.ts';
import css from './columns.css';
import type { ColumnChanges } from './useColumnChanges.ts';

interface ColumnActionsProps {
  product: ColumnProduct;
  isReference: boolean;
  /** Only one's own comparison can be changed. */
  changes: ColumnChanges | undefined;
}

/** What can be done with a column: it becomes the reference, moves, is swapped or goes. */
export function ColumnActions({ product, isReference, changes }: ColumnActionsProps) {
  useStyles(css);
  const text = useTexts(comparePageTexts);
  const { comparison, onView, isNarrow, productsPage } = useComparedTable();
  const { uid, name, count } = product;
  // On narrow places the tools stand in a menu, large enough for a finger.
  const Tools = isNarrow ? ColumnMenu : ColumnTools;
  return (
    <div className="ce-compared__buttons ce-cluster ce-gap-2" data-column={uid}>
      {count > 1 && (
        <Button
          size="small"
          className="ce-compare__toggle ce-compared__choose"
          icon={isReference ? checkIcon : undefined}
          aria-pressed={isReference}
          aria-label={text(isReference ? 'compare.reference.chosen' : 'compare.reference.choose', { name })}
          onClick={() => onView({ reference: uid })}
        >
          {text(isReference ? 'compare.reference' : 'compare.reference.set')}
        </Button>
      )}
      {changes && <Tools {...{ product, changes, comparison, productsPage }} />}
    </div>
  );
}

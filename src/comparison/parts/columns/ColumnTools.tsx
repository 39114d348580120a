import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { arrowLeftIcon } from '../../../ui/icon/arrow-left.ts';
import { arrowRightIcon } from '../../../ui/icon/arrow-right.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { comparePageTexts } from '../../texts/compare-page.ts';
import type { ColumnToolsProps } from './column-tools.ts';
import { SwapButton } from './SwapButton.tsx';

/** Moves, swaps and removes a column. At an end, the move there stays where it is and does nothing. */
export function ColumnTools({ product, changes, ...rest }: ColumnToolsProps) {
  const { uid, name, at, count } = product;
  const text = useTexts(comparePageTexts);
  const isFirst = at === 0;
  const isLast = at === count - 1;
  return (
    <span className="ce-column__tools ce-pair ce-screen">
      <IconButton
        size="small"
        icon={arrowLeftIcon}
        label={text('compare.move.left', { name })}
        data-control="left"
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || changes.move(uid, -1, 'left')}
      />
      <IconButton
        size="small"
        icon={arrowRightIcon}
        label={text('compare.move.right', { name })}
        data-control="right"
        aria-disabled={isLast || undefined}
        onClick={() => isLast || changes.move(uid, 1, 'right')}
      />
      <SwapButton name={name} onPick={(candidate) => changes.swap(uid, candidate, 'swap')} {...rest} />
      <IconButton
        size="small"
        icon={closeIcon}
        label={text('compare.remove', { name })}
        data-control="remove"
        data-remove={uid}
        onClick={() => changes.remove(uid)}
      />
    </span>
  );
}

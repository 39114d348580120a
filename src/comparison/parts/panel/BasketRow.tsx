import type { BasketItem } from '../../../domain/product/basket-item.ts';
import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { createLazyPart } from '../../../ui/base/create-lazy-part.tsx';
import { arrowDownIcon } from '../../../ui/icon/arrow-down.ts';
import { arrowUpIcon } from '../../../ui/icon/arrow-up.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';
import { Swatch } from './Swatch.tsx';

// Few visitors drag.
const DragHandle = createLazyPart(
  () => import('../../../ui/action/DragHandle.tsx').then((module) => module.DragHandle),
  { Waiting: () => null, Missing: () => null },
);

interface Props {
  item: BasketItem;
  color: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  /** Dragged to the place of another row, with its id. */
  onDrag: (to: string) => void;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One product: drag it by its handle, move it by its arrows, or remove it. */
export function BasketRow({ item, color, isFirst, isLast, onDrag, onMove, onRemove }: Props) {
  const text = useTexts(basketPanelTexts);
  const name = item.product_name;
  return (
    <li className="ce-basket-row ce-pair ce-gap-1">
      <span className="ce-basket-row__handle">
        <DragHandle id={item.uid} title={text('basket.drag')} onMove={onDrag} />
      </span>
      <Swatch color={color} />
      <span className="ce-basket-row__name">
        {name}
        {color === '' && <span className="ce-meta"> {text('basket.unmeasured')}</span>}
      </span>
      <IconButton
        size="small"
        icon={arrowUpIcon}
        label={text('basket.up', { name })}
        data-control="up"
        aria-disabled={isFirst || undefined}
        onClick={() => isFirst || onMove(-1)}
      />
      <IconButton
        size="small"
        icon={arrowDownIcon}
        label={text('basket.down', { name })}
        data-control="down"
        aria-disabled={isLast || undefined}
        onClick={() => isLast || onMove(1)}
      />
      <IconButton
        size="small"
        icon={closeIcon}
        label={text('basket.remove', { name })}
        data-control="remove"
        onClick={onRemove}
      />
    </li>
  );
}

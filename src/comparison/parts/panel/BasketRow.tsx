import type { BasketItem } from '../../../domain/product/basket-item.ts';
import { useTexts } from '../../../store/hooks.ts';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { Icon } from '../../../ui/base/Icon.tsx';
import { arrowDownIcon } from '../../../ui/icon/arrow-down.ts';
import { arrowUpIcon } from '../../../ui/icon/arrow-up.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { dragIcon } from '../../../ui/icon/drag.ts';
import { basketPanelTexts } from '../../texts/basket-panel.ts';
import { Swatch } from './Swatch.tsx';
import type { RowDrag } from './useDrag.ts';

interface Props {
  item: BasketItem;
  color: string | undefined;
  isFirst: boolean;
  isLast: boolean;
  drag: RowDrag;
  onMove: (step: -1 | 1) => void;
  onRemove: () => void;
}

/** One product: drag it by its handle, move it by its arrows (WCAG 2.2, 2.5.7), or remove it. */
export function BasketRow({ item, color, isFirst, isLast, drag, onMove, onRemove }: Props) {
  const text = useTexts(basketPanelTexts);
  const name = item.product_name;
  return (
    <li
      className="ce-basket-row"
      data-dragged={drag.isDragged || undefined}
      style={{ '--ce-_shift': drag.shift }}
    >
      <span className="ce-basket-row__handle" title={text('basket.drag')} aria-hidden="true" {...drag.handle}>
        <Icon path={dragIcon} filled />
      </span>
      <Swatch color={color} />
      <span className="ce-basket-row__name">{name}</span>
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

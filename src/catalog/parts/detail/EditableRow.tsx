import type { RefObject } from 'react';
import type { ProductHit } from '../../../domain/search/search-hit.ts';
import type { HitsView } from '../../../listing/parts/items/hits-view.ts';
import { ProductRow } from '../../../listing/parts/products/ProductRow.tsx';
import { useTexts } from '../../../store/hooks.ts';
import { Button } from '../../../ui/action/Button.tsx';
import { IconButton } from '../../../ui/action/IconButton.tsx';
import { LabelRoom } from '../../../ui/action/LabelRoom.tsx';
import { createLazyPart } from '../../../ui/base/create-lazy-part.tsx';
import { arrowDownIcon } from '../../../ui/icon/arrow-down.ts';
import { arrowUpIcon } from '../../../ui/icon/arrow-up.ts';
import { closeIcon } from '../../../ui/icon/close.ts';
import { catalogTexts } from '../../texts/catalog.ts';
import { LabFigures } from './LabFigures.tsx';
import { useNumber } from './useNumber.ts';
import { useRowEdits } from './useRowEdits.ts';

// Few visitors drag.
const DragHandle = createLazyPart(
  () => import('../../../ui/action/DragHandle.tsx').then((module) => module.DragHandle),
  { Waiting: () => null, Missing: () => null },
);

/** Wider than a space, and left behind where the line breaks. */
const GAP = '\u2002';

interface EditableRowProps {
  hit: ProductHit;
  index: number;
  view: HitsView;
  list: RefObject<HTMLElement | null>;
  /** The rows as they stand on screen. */
  order: RefObject<readonly ProductHit[]>;
  /** Rows can be moved: no other order is chosen. */
  isByHand: boolean;
}

/** A product that can be moved, left out and taken out. One that is excluded keeps its place, without a number. */
export function EditableRow({ hit, index, view, list, order, isByHand }: EditableRowProps) {
  const text = useTexts(catalogTexts);
  const number = useNumber(hit.id);
  const edits = useRowEdits(hit, list, order);
  const name = hit.product_name;
  const isExcluded = number === undefined;
  const [isFirst, isLast] = [index === 0, index === order.current.length - 1];
  return (
    <div className="ce-own-row" data-excluded={isExcluded || undefined}>
      <p className="ce-own-row__place ce-pair ce-gap-1 ce-figure">
        {isByHand && (
          <span className="ce-own-row__handle ce-screen">
            <DragHandle id={hit.id} title={text('catalog.drag')} onMove={edits.moveTo} />
          </span>
        )}
        {isExcluded ? (
          <span aria-hidden="true">–</span>
        ) : (
          <>
            <span className="ce-visually-hidden">{text('catalog.place', { number })}</span>
            <span aria-hidden="true">{number}</span>
          </>
        )}
      </p>
      <ProductRow
        {...{ hit, index, view }}
        look={<LabFigures lab={hit.lab} />}
        flag={
          isExcluded && (
            <>
              {GAP}
              <span className="ce-hit__flag ce-own-row__flag">{text('catalog.excluded')}</span>
            </>
          )
        }
        actions={<RowActions {...{ name, isExcluded, isByHand, isFirst, isLast, edits }} />}
      />
    </div>
  );
}

interface RowActionsProps extends Pick<EditableRowProps, 'isByHand'> {
  name: string;
  isExcluded: boolean;
  isFirst: boolean;
  isLast: boolean;
  edits: ReturnType<typeof useRowEdits>;
}

function RowActions({ name, isExcluded, isByHand, isFirst, isLast, edits }: RowActionsProps) {
  const text = useTexts(catalogTexts);
  return (
    <div className="ce-hit__actions">
      <Button
        variant="quiet"
        size="small"
        className="ce-own-row__exclude"
        data-control="exclude"
        aria-label={text(isExcluded ? 'catalog.include.of' : 'catalog.exclude.of', { name })}
        onClick={isExcluded ? edits.include : edits.exclude}
      >
        <LabelRoom texts={[text('catalog.exclude'), text('catalog.include')]}>
          {text(isExcluded ? 'catalog.include' : 'catalog.exclude')}
        </LabelRoom>
      </Button>
      {isByHand && (
        <>
          <IconButton
            size="small"
            icon={arrowUpIcon}
            label={text('catalog.up', { name })}
            data-control="up"
            aria-disabled={isFirst || undefined}
            onClick={() => isFirst || edits.move(-1)}
          />
          <IconButton
            size="small"
            icon={arrowDownIcon}
            label={text('catalog.down', { name })}
            data-control="down"
            aria-disabled={isLast || undefined}
            onClick={() => isLast || edits.move(1)}
          />
        </>
      )}
      <IconButton
        size="small"
        className="ce-own-row__remove"
        icon={closeIcon}
        label={text('catalog.remove', { name })}
        data-control="remove"
        // The next row comes under the pointer: the second click of two is not meant for it.
        onClick={({ detail }) => detail < 2 && edits.remove()}
      />
    </div>
  );
}

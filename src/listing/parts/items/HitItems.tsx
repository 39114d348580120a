import { type Ref, type RefObject, useContext, useRef } from 'react';
import { useStyles } from '../../../ui/base/styles.ts';
import { usePrinting } from '../../../ui/base/usePrinting.ts';
import { asBody, asRow } from '../../../ui/content/table-roles.ts';
import { shownCount } from '../../rules/missing-hits.ts';
import { keepHitFocused } from './focus-hit.ts';
import css from './hit-items.css';
import { type HitItemsProps, WINDOW_FROM } from './hit-items.ts';
import { Item } from './Item.tsx';
import { type MissingRoom, MissingRoomContext } from './missing-room.ts';
import { RoomItem } from './RoomItem.tsx';
import { useWindowedItems } from './useWindowedItems.ts';

/** Maximum number of printed hits. */
const PRINTED = 1_000;

/** Hits in a list or table. With more than 240, only those near the viewport are rendered, each with its position. */
export function HitItems<Hit extends { id: string }>(props: HitItemsProps<Hit>) {
  useStyles(css);
  const list = useRef<HTMLElement>(null);
  const missing = useContext(MissingRoomContext);
  const count = shownCount({ ...missing, hits: props.hits });
  const windowed = useWindowedItems(count > WINDOW_FROM || missing.growsLong === true, list, missing);
  const isPrinting = usePrinting(keepHitFocused);
  const all = props as unknown as HitItemsProps<{ id: string }>;
  if (windowed && !isPrinting) return <windowed.WindowedItems {...all} heights={windowed.heights} />;
  if (isPrinting) return <AllItems {...all} list={list} hits={all.hits.slice(0, PRINTED)} />;
  return <AllItems {...all} list={list} missing={missing} />;
}

interface AllItemsProps extends HitItemsProps<{ id: string }> {
  list: RefObject<HTMLElement | null>;
  missing?: MissingRoom;
}

function AllItems({ list, hits, as, label, className, render, missing }: AllItemsProps) {
  const first = missing?.before?.count ?? 0;
  const count = shownCount({ ...missing, hits });
  const isPartial = count > hits.length;
  // Of more, a virtual list replaces this one.
  const loadsAll = count <= WINDOW_FROM;
  const before = <RoomItem as={as} missing={missing?.before} index={loadsAll ? 0 : undefined} />;
  const after = <RoomItem as={as} missing={missing?.after} index={loadsAll ? count - 1 : undefined} />;
  if (as === 'rows')
    return (
      <tbody ref={list as Ref<HTMLTableSectionElement>} {...asBody} className={className}>
        {before}
        {hits.map((hit, index) => (
          <tr
            key={hit.id}
            {...asRow}
            aria-rowindex={isPartial ? first + index + 2 : undefined}
            data-ce-hit={hit.id}
            className="ce-hits__row"
          >
            <Item hit={hit} index={first + index} render={render} />
          </tr>
        ))}
        {after}
      </tbody>
    );
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari takes a list without marks for none
    <ol ref={list as Ref<HTMLOListElement>} role="list" aria-label={label} className={className}>
      {before}
      {hits.map((hit, index) => (
        <li
          key={hit.id}
          aria-setsize={isPartial ? count : undefined}
          aria-posinset={isPartial ? first + index + 1 : undefined}
          data-ce-hit={hit.id}
          className="ce-hits__item"
        >
          <Item hit={hit} index={first + index} render={render} />
        </li>
      ))}
      {after}
    </ol>
  );
}

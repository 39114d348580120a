import {
  createContext,
  type FocusEvent,
  type Ref,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { type CustomContainerComponentProps, type CustomItemComponentProps, WindowVirtualizer } from 'virtua';
import { classNames } from '../../../lib/text/class-names.ts';
import { keepToElement } from '../../../ui/base/own-property.ts';
import { asBody, asRow } from '../../../ui/content/table-roles.ts';
import { shownCount } from '../../rules/missing-hits.ts';
import type { HitItemsProps } from './hit-items.ts';
import { hitRows } from './hit-rows.ts';
import { Item } from './Item.tsx';
import { keepFocused } from './keep-focused.ts';
import { MissingRoomContext } from './missing-room.ts';
import type { RowHeights } from './row-heights.ts';
import { useColumns } from './useColumns.ts';

type Props = HitItemsProps<{ id: string }> & { heights: RowHeights };

interface Windowed extends Props {
  rows: ReturnType<typeof hitRows>;
  columns: number;
  /** Hits, including missing ones. */
  count: number;
  /** Height of a row before it is measured. */
  rowHeight: number;
  /** Index of a row by its key. */
  indexes: ReadonlyMap<string, number>;
}

keepToElement('--ce-_top');
keepToElement('--ce-_window-height');

const WindowedContext = createContext<Windowed | null>(null);

/** Rendered margin in px above and below the viewport: two screens of most displays. */
const BUFFER = 1_800;

/**
 * A virtual list: only hits near the viewport and around the focus are rendered. A grid has several in a row. Positions
 * are custom properties, so that they also work in a light island.
 */
export function WindowedItems(props: Props) {
  const box = useRef<HTMLDivElement>(null);
  const columns = useColumns(box);
  if (props.as === 'rows') return <WindowedRows {...props} columns={1} />;
  return (
    <div ref={box} className={columns === undefined ? 'ce-window__coming' : undefined}>
      {columns !== undefined && <WindowedRows {...props} columns={columns} />}
    </div>
  );
}

function WindowedRows(props: Props & { columns: number }) {
  const { hits, columns, heights } = props;
  const missing = useContext(MissingRoomContext);
  const before = missing.before?.count;
  const after = missing.after?.count;
  const rows = useMemo(() => hitRows(hits, columns, { before, after }), [hits, columns, before, after]);
  const indexes = useMemo(() => new Map(rows.map(({ key }, index) => [key, index])), [rows]);
  const measured = heights.rows.reduce((sum, height) => sum + height, 0) / heights.rows.length || 0;
  const rowHeight = (measured * columns) / heights.columns;
  const isAlike = columns === heights.columns && rows.length === heights.rows.length;
  const count = shownCount({ ...missing, hits });
  return (
    <WindowedContext value={{ ...props, rows, indexes, count, rowHeight }}>
      <WindowVirtualizer
        key={columns}
        data={rows}
        as={Box}
        item={Row}
        itemSize={rowHeight}
        cache={isAlike ? [heights.rows, rowHeight] : undefined}
        bufferSize={BUFFER}
      >
        {({ key, hits: inRow }, index) => <Cells key={key} hits={inRow} first={index * columns} />}
      </WindowVirtualizer>
    </WindowedContext>
  );
}

/** virtua's props for its container go to the list, or to the table's body. */
function Box({ children, style, ref }: CustomContainerComponentProps) {
  const { as, label, className, indexes } = useWindowed();
  const [focused, setFocused] = useState<string>();
  const items = useRef<ReturnType<typeof keepFocused>>([]);
  items.current = keepFocused(children, items.current, focused, indexes);
  const attributes = {
    'data-ce-window': '',
    className: classNames('ce-window', className),
    style: { '--ce-_window-height': `${style.height}px` },
    onFocus: ({ target }: FocusEvent) => setFocused(target.closest<HTMLElement>('[data-row]')?.dataset.row),
    onBlur: () => setFocused(undefined),
  };
  if (as === 'rows')
    return (
      <tbody ref={ref as Ref<HTMLTableSectionElement>} {...asBody} {...attributes}>
        {items.current}
      </tbody>
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: rows of a grid stand between the list and its items
    <div ref={ref as Ref<HTMLDivElement>} role="list" aria-label={label} {...attributes}>
      {items.current}
    </div>
  );
}

/** The element that virtua measures and positions: a row of the grid, the list, or the table. */
function Row({ children, style, index, ref }: CustomItemComponentProps) {
  const { as, rows } = useWindowed();
  const attributes = {
    'data-row': rows[index]?.key,
    'data-measuring': style.visibility === 'hidden' || undefined,
    style: { '--ce-_top': `${style.top}px` },
  };
  if (as === 'rows')
    return (
      <tr
        ref={ref as Ref<HTMLTableRowElement>}
        {...asRow}
        aria-rowindex={index + 2}
        data-ce-hit={rows[index]?.hits[0]?.id}
        className="ce-window__item ce-hits__row"
        {...attributes}
      >
        {children}
      </tr>
    );
  return (
    <div ref={ref as Ref<HTMLDivElement>} className="ce-window__item" {...attributes}>
      {children}
    </div>
  );
}

function Cells({ hits, first }: { hits: Windowed['rows'][number]['hits']; first: number }) {
  const { as, count, render } = useWindowed();
  return hits.map((hit, offset) => {
    const index = first + offset;
    if (!hit) return <MissingCell key={index} index={index} />;
    const item = <Item key={hit.id} hit={hit} index={index} render={render} />;
    if (as === 'rows') return item;
    return (
      // biome-ignore lint/a11y/useSemanticElements: see the list
      <div key={hit.id} role="listitem" aria-setsize={count} aria-posinset={index + 1} data-ce-hit={hit.id}>
        {item}
      </div>
    );
  });
}

/** Milliseconds near the viewport after which a missing hit is loaded: a restored position scrolls past the first ones. */
const STAY = 100;

/** A hit near the viewport is loaded, with those around it. */
function MissingCell({ index }: { index: number }) {
  const { as, rowHeight } = useWindowed();
  const missing = useContext(MissingRoomContext);
  useEffect(() => {
    const timer = setTimeout(() => missing.load(index), STAY);
    return () => clearTimeout(timer);
  }, [missing, index]);
  const attributes = { className: 'ce-hits__room', style: { '--ce-_room': `${rowHeight}px` } };
  return as === 'rows' ? <td aria-hidden {...attributes} /> : <div aria-hidden {...attributes} />;
}

function useWindowed(): Windowed {
  const windowed = useContext(WindowedContext);
  if (!windowed) throw new Error('A windowed row was rendered outside its list.');
  return windowed;
}

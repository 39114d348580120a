import { type ReactNode, useId, useRef, useState } from 'react';
import { classNames } from '../../lib/text/class-names.ts';
import { compareTexts } from '../../lib/text/compare-texts.ts';
import { IconButton } from '../action/IconButton.tsx';
import { Icon } from '../base/Icon.tsx';
import { useStyles } from '../base/styles.ts';
import { useMoreMark } from '../base/useMoreMark.ts';
import { useOverflows } from '../base/useOverflows.ts';
import { chevronDownIcon } from '../icon/chevron-down.ts';
import { chevronUpIcon } from '../icon/chevron-up.ts';
import { copyIcon } from '../icon/copy.ts';
import css from './data-table.css';

export interface Column<Row> {
  key: string;
  title: ReactNode;
  cell: (row: Row) => ReactNode;
  /** Makes the column sortable by this value. */
  sortBy?: (row: Row) => string | number;
  /** Alignment; numbers are at the end. @default 'start' */
  align?: 'start' | 'end';
  /** Whether the cell is the row's header. @default false */
  rowHeader?: boolean;
  /** Text of the copied cell; without it the column is not copied. */
  text?: (row: Row) => string;
  /** Copied column header, if the title is not a string. @default title */
  heading?: string;
}

export interface Sorting {
  key: string;
  descending: boolean;
}

export interface DataTableProps<Row> {
  caption: ReactNode;
  /** Whether the caption is only for screen readers. @default false */
  captionHidden?: boolean;
  columns: readonly Column<Row>[];
  rows: readonly Row[];
  rowKey: (row: Row) => string;
  defaultSorting?: Sorting;
  /** Keeps the first column visible while scrolling sideways. @default false */
  stickyColumn?: boolean;
  /** Maximum height as a CSS length; the body then scrolls below its header. */
  maxHeight?: string;
  /** Shown if there are no rows. */
  empty?: ReactNode;
  /** Adds a button to each row that copies it. */
  copyRow?: { label: (row: Row) => string; onCopy: (row: Row) => void };
}

function compare(a: string | number, b: string | number): number {
  return typeof a === 'number' && typeof b === 'number' ? a - b : compareTexts(String(a), String(b));
}

/** A table that scrolls within its own box if it is too wide or too high; the box is then focusable. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, captionHidden = false, stickyColumn = false, maxHeight, empty } = props;
  const { columns, rows, rowKey, defaultSorting, copyRow } = props;
  useStyles(css);
  const captionId = useId();
  const box = useRef<HTMLDivElement>(null);
  const scrolls = useOverflows(box);
  useMoreMark(box);
  const [sorting, setSorting] = useState(defaultSorting);

  const sortBy = columns.find(({ key }) => key === sorting?.key)?.sortBy;
  const factor = sorting?.descending ? -1 : 1;
  const sorted = sortBy ? rows.toSorted((a, b) => factor * compare(sortBy(a), sortBy(b))) : rows;

  return (
    <div
      ref={box}
      className="ce-table-box ce-box"
      style={{ '--ce-_table-height': maxHeight }}
      {...(scrolls && { role: 'region', tabIndex: 0, 'aria-labelledby': captionId })}
    >
      <table className={classNames('ce-table', stickyColumn && 'ce-table--sticky-column')}>
        <caption id={captionId} className={captionHidden ? 'ce-visually-hidden' : 'ce-table__caption'}>
          {caption}
        </caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <Heading key={column.key} column={column} sorting={sorting} onSort={setSorting} />
            ))}
            {copyRow && <td className="ce-table__heading" />}
          </tr>
        </thead>
        <tbody>
          {sorted.map((row) => (
            <BodyRow key={rowKey(row)} {...{ row, columns, copyRow }} />
          ))}
          {rows.length === 0 && (
            <tr className="ce-table__row">
              <td colSpan={columns.length + (copyRow ? 1 : 0)} className="ce-table__cell ce-table__empty">
                {empty}
              </td>
            </tr>
          )}
        </tbody>
      </table>
    </div>
  );
}

interface BodyRowProps<Row> extends Pick<DataTableProps<Row>, 'columns' | 'copyRow'> {
  row: Row;
}

function BodyRow<Row>({ row, columns, copyRow }: BodyRowProps<Row>) {
  return (
    <tr className="ce-table__row">
      {columns.map(({ key, cell, align, rowHeader }) => {
        const Cell = rowHeader ? 'th' : 'td';
        return (
          <Cell key={key} scope={rowHeader ? 'row' : undefined} className="ce-table__cell" data-align={align}>
            {cell(row)}
          </Cell>
        );
      })}
      {copyRow && (
        <td className="ce-table__cell ce-table__copy ce-screen">
          <IconButton
            icon={copyIcon}
            size="small"
            label={copyRow.label(row)}
            onClick={() => copyRow.onCopy(row)}
          />
        </td>
      )}
    </tr>
  );
}

interface HeadingProps<Row> {
  column: Column<Row>;
  sorting: Sorting | undefined;
  onSort: (sorting: Sorting) => void;
}

function Heading<Row>({ column: { key, title, sortBy, align }, sorting, onSort }: HeadingProps<Row>) {
  const sorted = sorting?.key === key;
  const descending = sorted && sorting.descending;
  return (
    <th
      scope="col"
      className="ce-table__heading"
      data-align={align}
      aria-sort={sorted ? (descending ? 'descending' : 'ascending') : undefined}
    >
      {sortBy ? (
        <button
          type="button"
          className="ce-table__sort"
          onClick={() => onSort({ key, descending: sorted && !descending })}
        >
          {title}
          <Icon path={descending ? chevronDownIcon : chevronUpIcon} size="small" />
        </button>
      ) : (
        title
      )}
    </th>
  );
}

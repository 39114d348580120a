import type { ReactNode } from 'react';
import type { FieldContent } from '../../../domain/fields/field-content.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import { useStyles } from '../../../ui/base/styles.ts';
import { CodeText } from '../../../ui/content/CodeText.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { decimalsOf } from '../../../ui/content/Figure.tsx';
import { propertyNote, type SharedNotes, sharedNotes } from '../../rules/technical/property-notes.ts';
import type { TechnicalTableRow } from '../../rules/technical/technical-rows.ts';
import { technicalTexts } from '../../texts/technical.ts';
import { TechnicalValue } from './TechnicalValue.tsx';
import css from './technical.css';

export interface PropertyTableProps {
  /** For screen readers, such as `Colour in alkyd melamine`. */
  caption: string;
  title: string;
  /** Below the title. */
  note?: string | undefined;
  /** Columns of values; `at` is their place among the cells. */
  columns: readonly { key: string; title: ReactNode; at: number }[];
  rows: readonly TechnicalTableRow[];
  /** Rows whose common condition and norm stand in the table's head; others name their own. @default rows */
  notedRows?: readonly TechnicalTableRow[];
  /** Aligns values at their decimal point, with the unit in the row's head. @default false */
  isAligned?: boolean;
  /** Keeps the properties in sight while many columns are scrolled sideways. @default false */
  hasStickyHeads?: boolean;
  onCopyRow: (row: TechnicalTableRow) => void;
}

/** Properties as rows, masstone and tint or angles as columns. */
export function PropertyTable(props: PropertyTableProps) {
  const { caption, title, note, columns, rows, notedRows = rows, onCopyRow } = props;
  const { isAligned = false, hasStickyHeads = false } = props;
  useStyles(css);
  const text = useTexts(technicalTexts);
  const words = useTexts(tableTexts);
  const shared = sharedNotes(notedRows);
  const scales = rows.flatMap(({ scale }) => scale ?? []);
  const isLastBest = scales.length > 0 && scales.every(({ best, max }) => best === max);
  const notes = [
    ...[note, shared.condition, shared.norm],
    isLastBest ? text('technical.scale.note') : undefined,
  ].filter(Boolean);
  const head: Column<TechnicalTableRow> = {
    key: 'property',
    title: (
      <>
        <span className="ce-technical__title">{title}</span>
        {notes.join('. ')}
      </>
    ),
    cell: (row) => (
      <PropertyHead
        row={row}
        shared={shared}
        isFirst={rows.find(({ group }) => group === row.group) === row}
        unit={isAligned ? row.unit : undefined}
      />
    ),
    rowHeader: true,
  };
  return (
    <DataTable
      caption={caption}
      captionHidden
      stickyColumn={hasStickyHeads}
      columns={[
        head,
        ...columns.map(({ key, title: heading, at }): Column<TechnicalTableRow> => {
          const decimals = isAligned ? decimalsOf(rows.map(({ cells }) => figureOf(cells[at]))) : undefined;
          return {
            key,
            title: heading,
            align: 'end',
            cell: (row) => (
              <TechnicalValue
                row={row}
                content={row.cells[at] ?? null}
                decimals={decimals}
                isUnitInHead={isAligned}
              />
            ),
          };
        }),
      ]}
      rows={rows}
      rowKey={({ key }) => key}
      copyRow={{
        label: (row) =>
          words('tables.copyRow', { name: row.group ? `${row.group}, ${row.title}` : row.title }),
        onCopy: onCopyRow,
      }}
    />
  );
}

function figureOf(content: FieldContent | null | undefined): string {
  return content?.form === 'number' ? content.text : '';
}

interface PropertyHeadProps {
  row: TechnicalTableRow;
  shared: SharedNotes;
  /** The first row of its group shows the group's name. */
  isFirst: boolean;
  unit: string | undefined;
}

function PropertyHead({ row, shared, isFirst, unit }: PropertyHeadProps) {
  const { group, title } = row;
  const note = propertyNote(row, shared);
  const isNoted = note !== '' && (group === undefined || isFirst);
  return (
    <>
      {group && (
        <span className={isFirst ? 'ce-technical__group' : 'ce-visually-hidden'}>
          {group}
          {isNoted && (
            <span className="ce-technical__note ce-meta">
              {' '}
              <CodeText>{note}</CodeText>
            </span>
          )}{' '}
        </span>
      )}
      <span className={group ? 'ce-technical__part' : undefined}>{unit ? `${title}, ${unit}` : title}</span>
      {!group && isNoted && (
        <span className="ce-technical__note ce-meta">
          <CodeText>{note}</CodeText>
        </span>
      )}
    </>
  );
}

import { DEFAULT_COLOR, hexNotation, rgbNotation } from '../../domain/color/rgb.ts';
import { formatAngle } from '../../domain/technical/technical-property.ts';
import { useTexts } from '../../store/hooks.ts';
import { useTableCopy } from '../../store/useTableCopy.ts';
import { productColorTexts } from '../../texts/product-color.ts';
import { tableTexts } from '../../texts/tables.ts';
import type { Translate } from '../../texts/translate.ts';
import { AbsentValue } from '../../ui/content/AbsentValue.tsx';
import { type Column, DataTable } from '../../ui/content/DataTable.tsx';
import { decimalsOf, Figure } from '../../ui/content/Figure.tsx';
import { type TableContext, tableTextOf } from '../../ui/content/table-text-of.ts';
import { type ColorRow, FIGURES } from './color-rows.ts';

/** The figures of the measured colours, which the charts show as points. */
export function ColorTable({ rows }: { rows: readonly ColorRow[] }) {
  const text = useTexts(productColorTexts);
  const words = useTexts(tableTexts);
  const { copyRow } = useTableCopy();
  const columns = colorColumns(rows, text, words('tables.none'));
  return (
    <DataTable
      caption={text('color.values')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      copyRow={{
        label: (row) => words('tables.copyRow', { name: `${row.medium}, ${applicationOf(row, text)}` }),
        onCopy: (row) => copyRow(colorTableText([row], rows, text)),
      }}
    />
  );
}

/** Returns the rows as a plain table, each with the conditions of its figures. */
export function colorTableText(
  chosen: readonly ColorRow[],
  all: readonly ColorRow[],
  text: Translate<typeof productColorTexts>,
) {
  const observer: TableContext = { title: text('color.observer'), value: text('color.condition') };
  const condition: Column<ColorRow> = {
    key: 'condition',
    title: text('color.mediumCondition'),
    cell: () => null,
    text: (row) => row.condition,
  };
  const hex: Column<ColorRow> = {
    key: 'hex',
    title: text('color.hex'),
    cell: () => null,
    text: ({ swatch }) => (swatch ? hexNotation(swatch) : ''),
  };
  return tableTextOf([...colorColumns(all, text, ''), hex, condition], chosen, [observer]);
}

function applicationOf(
  { application, color: { angle } }: ColorRow,
  text: Translate<typeof productColorTexts>,
) {
  return angle === undefined ? application : text('color.at', { application, angle: formatAngle(angle) });
}

function colorColumns(
  rows: readonly ColorRow[],
  text: Translate<typeof productColorTexts>,
  none: string,
): Column<ColorRow>[] {
  return [
    {
      key: 'medium',
      title: text('color.medium'),
      rowHeader: true,
      cell: ({ mark, medium, isFirst }) => (
        <span className={isFirst ? 'ce-color__medium' : 'ce-visually-hidden'}>
          {mark && <span className="ce-color__mark">{mark}</span>}{' '}
          <span className="ce-color__name">{medium}</span>
        </span>
      ),
      text: ({ medium }) => medium,
    },
    {
      key: 'application',
      title: text('color.application'),
      cell: (row) => (
        <span className="ce-color__application">
          <span
            className="ce-color__chip"
            style={{ '--ce-_color': rgbNotation(row.swatch ?? DEFAULT_COLOR) }}
            aria-hidden
          />
          {applicationOf(row, text)}
        </span>
      ),
      text: (row) => applicationOf(row, text),
    },
    ...FIGURES.map((name): Column<ColorRow> => {
      const decimals = decimalsOf(rows.map(({ figures }) => figures[name]));
      return {
        key: name,
        title: name === 'h' ? 'h, °' : name,
        align: 'end',
        cell: ({ figures }) =>
          figures[name] ? (
            <Figure text={figures[name]} decimals={decimals} />
          ) : (
            <AbsentValue kind="none" text={none} />
          ),
        text: ({ figures }) => figures[name],
      };
    }),
  ];
}

import { DEFAULT_COLOR, rgbNotation } from '../../../domain/color/rgb.ts';
import { type InternalRows, tableForReader } from '../../../domain/fields/table-for-reader.ts';
import { FIGURES } from '../../../domain/technical/color-decimals.ts';
import { degreesOfAngle, formatAngle } from '../../../domain/technical/technical-property.ts';
import { dataTable, type TableContext, type TableText } from '../../../lib/file/table-text.ts';
import { hexNotation } from '../../../lib/text/hex-notation.ts';
import type { Pigment } from '../../../services/pigment.ts';
import { useTableCopy } from '../../../store/files/useTableCopy.ts';
import { useTexts } from '../../../store/hooks.ts';
import { tableTexts } from '../../../texts/tables.ts';
import type { Translate } from '../../../texts/translate.ts';
import { AbsentValue } from '../../../ui/content/AbsentValue.tsx';
import { type Column, DataTable } from '../../../ui/content/DataTable.tsx';
import { decimalsOf, Figure } from '../../../ui/content/Figure.tsx';
import { tableTextOf } from '../../../ui/content/table-text-of.ts';
import { useProductContext } from '../../state/useProductContext.ts';
import { productColorTexts } from '../../texts/product-color.ts';
import type { ColorRow } from './color-rows.ts';

interface ColorTableProps {
  product: Pigment;
  rows: readonly ColorRow[];
  /** What customers get of them. */
  customers: () => readonly ColorRow[];
}

/** The figures of the measured colours, which the charts show as points. */
export function ColorTable({ product, rows, customers }: ColorTableProps) {
  const text = useTexts(productColorTexts);
  const words = useTexts(tableTexts);
  const { copyRow } = useTableCopy();
  const { context, internal } = useProductContext(product);
  const columns = colorColumns(rows, text, words('tables.none'));
  return (
    <DataTable
      caption={text('color.values')}
      columns={columns}
      rows={rows}
      rowKey={({ key }) => key}
      copyRow={{
        label: (row) => words('tables.copyRow', { name: `${row.medium}, ${applicationOf(row, text)}` }),
        onCopy: (row) => copyRow(colorTableText([row], customers(), { text, words, context, internal })),
      }}
    />
  );
}

interface TableSources {
  text: Translate<typeof productColorTexts>;
  words: Translate<typeof tableTexts>;
  /** Common to all rows, such as the product. */
  context: readonly TableContext[];
  internal: InternalRows;
}

/**
 * Returns the rows as data to copy or save, each with the conditions of its figures.
 *
 * @param customers what customers get of all rows
 */
export function colorTableText(
  chosen: readonly ColorRow[],
  customers: readonly ColorRow[],
  { text, words, context, internal }: TableSources,
): TableText {
  const column = (title: string, value: (row: ColorRow) => string): Column<ColorRow> => ({
    key: title,
    title,
    cell: () => null,
    text: value,
  });
  const [medium, , ...figures] = colorColumns(chosen, text, '');
  const columns = [
    ...(medium ? [medium] : []),
    column(words('tables.head.depth'), ({ application }) => application),
    column(words('tables.head.angle'), ({ color: { angle } }) =>
      angle === undefined ? '' : String(degreesOfAngle(angle) ?? angle),
    ),
    ...figures,
    column(words('tables.head.calculated'), ({ color }) => color.calculated?.join(', ') ?? ''),
    column(text('color.hex'), ({ swatch }) => (swatch ? hexNotation(swatch) : '')),
    column(words('tables.head.mediumCondition'), ({ condition }) => condition),
    column(words('tables.head.illuminant'), ({ light }) => light.illuminant),
    column(words('tables.head.observer'), ({ light }) => light.observer),
  ];
  const open = customers.filter(({ key }) => chosen.some((row) => row.key === key));
  return dataTable(
    tableForReader(tableTextOf(columns, chosen), tableTextOf(columns, open), internal),
    context,
  );
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
        <span className={isFirst ? 'ce-pair ce-gap-2' : 'ce-visually-hidden'}>
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
        <span className="ce-color__application ce-pair ce-gap-2">
          <span
            className="ce-color__chip ce-swatch"
            style={{ '--ce-_color': rgbNotation(row.swatch ?? DEFAULT_COLOR) }}
            aria-hidden
          />
          {applicationOf(row, text)}
        </span>
      ),
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

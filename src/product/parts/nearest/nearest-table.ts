import { type InternalRows, tableForReader } from '../../../domain/fields/table-for-reader.ts';
import { formatNumber } from '../../../domain/format/format-number.ts';
import { degreesOfAngle } from '../../../domain/technical/technical-property.ts';
import { dataTable, type TableContext, type TableText } from '../../../lib/file/table-text.ts';
import type { Pigment } from '../../../services/pigment.ts';
import type { tableTexts } from '../../../texts/tables.ts';
import type { Translate } from '../../../texts/translate.ts';
import type { nearestTexts } from '../../texts/nearest.ts';
import { shadeDifferences } from './shade-differences.ts';
import type { NearestShown } from './useNearestShown.ts';

interface NearestTableSources extends NearestShown {
  product: Pick<Pigment, 'product_name' | 'prd'>;
  /** Title. */
  industry: string;
  /** Common marks, such as of an internal product. */
  marks: readonly TableContext[];
  internal: InternalRows;
}

/** The differences, in the order in which they are shown. */
const DIFFERENCES = ['ΔE00', 'ΔL*', 'ΔC*', 'ΔH*'];

/** The product and those nearest as data to take along, each with the conditions of its figures. */
export function nearestTable(
  { product, industry, shade, near, marks, internal }: NearestTableSources,
  text: Translate<typeof nearestTexts>,
  words: Translate<typeof tableTexts>,
): TableText {
  const { medium, light, measured, depth, decimals } = shade;
  const angle = measured?.angle;
  const conditions = [
    ...[industry, medium.title, medium.composition ?? '', depth.title ?? text('nearest.masstone')],
    angle === undefined ? '' : String(degreesOfAngle(angle) ?? angle),
    ...[light.illuminant, light.observer],
  ];
  const figures = (color: { L?: number | undefined; a: number; b: number } | undefined) =>
    [
      [color?.L, decimals['L*']] as const,
      [color?.a, decimals['a*']] as const,
      [color?.b, decimals['b*']] as const,
    ].map(([value, digits]) => (value === undefined ? '' : formatNumber(value, digits)));
  const rowOf = (each: (typeof near)[number]) => {
    const differences = shadeDifferences(measured, each);
    const directions = differences.flatMap(({ word }) => (word ? text(`nearest.word.${word}`) : []));
    return [
      ...[each.product_name, each.prd ?? '', each.color_index ?? ''],
      ...[each.chemistry_title ?? '', each.light_fastness ?? '', ...conditions],
      ...[...figures(each.measured), product.product_name],
      ...DIFFERENCES.map((name) => differences.find((difference) => difference.name === name)?.value ?? ''),
      directions.join(', '),
    ];
  };
  const reference = [
    product.product_name,
    product.prd ?? '',
    '',
    '',
    '',
    ...conditions,
    ...figures(measured),
  ];
  const columns = [
    ...[words('tables.head.product'), words('tables.head.code'), text('nearest.colorIndex')],
    ...[text('nearest.chemistry'), text('nearest.light')],
    ...[words('tables.head.industry'), words('tables.head.medium'), words('tables.head.mediumCondition')],
    ...[words('tables.head.depth'), words('tables.head.angle')],
    ...[words('tables.head.illuminant'), words('tables.head.observer')],
    ...['L*', 'a*', 'b*', words('tables.head.reference'), ...DIFFERENCES, text('nearest.words')],
  ];
  const names = [words('tables.head.product'), words('tables.head.code'), words('tables.head.reference')];
  const tableOf = (shown: typeof near) => ({
    columns,
    rows: [[...reference, '', '', '', '', '', ''], ...shown.map(rowOf)],
  });
  const open = near.filter(({ isInternal }) => !isInternal);
  return dataTable({ ...tableForReader(tableOf(near), tableOf(open), internal), names }, marks);
}

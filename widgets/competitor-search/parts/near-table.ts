import { STANDARD_LIGHT } from '../../../src/domain/color/color-conditions.ts';
import type { Lab } from '../../../src/domain/color/lab.ts';
import { labDelta } from '../../../src/domain/color/lab-delta.ts';
import { signedFigure } from '../../../src/domain/color/signed-figure.ts';
import type { ComparedMedium } from '../../../src/domain/competitor/compared-medium.ts';
import {
  type CompetitorProduct,
  competitorLabel,
} from '../../../src/domain/competitor/competitor-product.ts';
import type { NearHit } from '../../../src/domain/competitor/near-hit.ts';
import { colorIndexName } from '../../../src/domain/search/color-index-name.ts';
import { dataTable, type TableText } from '../../../src/lib/file/table-text.ts';
import type { tableTexts } from '../../../src/texts/tables.ts';
import type { Translate } from '../../../src/texts/translate.ts';
import type { competitorTableTexts } from '../texts/competitor-table.ts';

/** Data of the table. */
interface NearTableSources {
  product: CompetitorProduct;
  /** Medium in which ours were measured, if the service names it. */
  medium: ComparedMedium | undefined;
  hits: readonly NearHit[];
}

/**
 * Returns the competitor's product and ours as a table to copy: colour values with their conditions, and differences.
 * All of it is internal: customers must not learn of competitors.
 */
export function nearTable(
  { product, medium, hits }: NearTableSources,
  text: Translate<typeof competitorTableTexts>,
  words: Translate<typeof tableTexts>,
): TableText {
  const nameOf = (code: string | undefined) => (code ? colorIndexName(code) : '');
  const valuesOf = ({ L, a, b }: Lab) => [L, a, b].map((value) => value.toFixed(2));
  const conditionsOf = (title = '', condition = '') => [
    ...[text('competitor.table.depth'), title, condition],
    ...[STANDARD_LIGHT.illuminant, STANDARD_LIGHT.observer],
  ];
  const reference = competitorLabel(product);
  const theirs = [
    ...[text('competitor.table.theirs'), reference, '', nameOf(product.color_index)],
    ...[...conditionsOf(product.medium), ...valuesOf(product.lab), '', '', '', '', ''],
  ];
  const ours = hits.map((hit, at) => {
    const { L, a, b } = labDelta(product.lab, hit.lab);
    return [
      ...[String(at + 1), hit.product_name, hit.prd ?? '', nameOf(hit.color_index)],
      ...[...conditionsOf(medium?.title, medium?.condition), ...valuesOf(hit.lab), reference],
      ...[signedFigure(L), signedFigure(a), signedFigure(b), hit.deltaE.toFixed(2)],
    ];
  });
  const columns = [
    ...[text('competitor.table.number'), words('tables.head.product'), words('tables.head.code')],
    ...[text('competitor.table.name'), words('tables.head.depth'), words('tables.head.medium')],
    ...[words('tables.head.mediumCondition'), words('tables.head.illuminant'), words('tables.head.observer')],
    ...['L*', 'a*', 'b*', words('tables.head.reference'), 'ΔL*', 'Δa*', 'Δb*', 'ΔE00'],
  ];
  const mark = { title: words('tables.head.access'), value: words('tables.internal'), isMark: true as const };
  return dataTable({ columns, rows: [theirs, ...ours] }, [mark]);
}

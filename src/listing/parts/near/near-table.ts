import type { Lab } from '../../../domain/color/lab.ts';
import type { NearHit } from '../../../domain/color/near-hit.ts';
import { colorIndexName } from '../../../domain/search/color-index-name.ts';
import { dataTable, type TableText } from '../../../lib/file/table-text.ts';
import type { tableTexts } from '../../../texts/tables.ts';
import type { Translate } from '../../../texts/translate.ts';
import { nearDifferences } from '../../rules/near/near-differences.ts';
import type { nearTableTexts } from '../../texts/near-table.ts';
import type { NearFacts, NearLook } from './near-look.ts';

/** Data of the table. */
export interface NearTableSources {
  look: NearLook;
  facts: NearFacts;
  hits: readonly NearHit[];
  /** Returns an industry's title. */
  industryOf: (code: string) => string;
}

/**
 * Returns a colour and our products nearest to it as a table to copy: colour values with their conditions, and
 * differences. Rows are marked that customers must not see.
 */
export function nearTable(
  { look, facts, hits, industryOf }: NearTableSources,
  text: Translate<typeof nearTableTexts>,
  words: Translate<typeof tableTexts>,
): TableText {
  const { standard, head, differences, shade } = look;
  const { medium, light, standardMedium, assumed, tolerance, isInternal = false } = facts;
  const nameOf = (code: string | undefined) => (code ? colorIndexName(code) : '');
  const valuesOf = ({ L, a, b }: Lab) => [L, a, b].map((value) => value.toFixed(2));
  const conditionsOf = (title = '', condition = '') => [text(`near.table.${shade}`), title, condition];
  const lightOfOurs = [light.illuminant, light.observer];
  const supposed = (value: string) => text('near.table.assumed', { value });
  const lightOfStandard = [
    assumed === 'light' ? supposed(light.illuminant) : light.illuminant,
    assumed ? supposed(light.observer) : light.observer,
  ];
  const accessOf = (isMarked: boolean) => (isMarked ? words('tables.internal') : '');
  const first = [
    ...[accessOf(isInternal), head, standard.name, '', nameOf(standard.color_index)],
    ...[...conditionsOf(standardMedium), ...lightOfStandard, ...valuesOf(standard.lab), ''],
    ...differences.map(() => ''),
    ...['', '', '', '', '', '', ''],
  ];
  const ours = hits.map((hit, at) => [
    ...[accessOf(isInternal || hit.isInternal), String(at + 1), hit.product_name, hit.prd ?? ''],
    ...[nameOf(hit.color_index), ...conditionsOf(medium?.title, medium?.condition)],
    ...[...lightOfOurs, ...valuesOf(hit.lab)],
    ...[standard.name, ...nearDifferences(differences, standard.lab, hit.lab), hit.deltaE.toFixed(2)],
    ...[text('near.table.formula.value'), tolerance === undefined ? '' : String(tolerance)],
    ...[hit.light_fastness ?? '', hit.chemistry ?? '', hit.transparency ?? ''],
    hit.industry === undefined ? '' : industryOf(hit.industry),
  ]);
  const columns = [
    ...[words('tables.head.access'), text('near.table.number'), words('tables.head.product')],
    ...[words('tables.head.code'), text('near.table.name'), words('tables.head.depth')],
    ...[words('tables.head.medium'), words('tables.head.mediumCondition')],
    ...[words('tables.head.illuminant'), words('tables.head.observer')],
    ...['L*', 'a*', 'b*', words('tables.head.reference'), ...differences, 'ΔE00'],
    ...[text('near.table.formula'), text('near.table.tolerance'), text('near.table.light')],
    ...[text('near.table.chemistry'), text('near.table.transparency'), words('tables.head.industry')],
  ];
  const hasInternal = isInternal || hits.some((hit) => hit.isInternal);
  const names = [words('tables.head.product'), words('tables.head.code'), words('tables.head.reference')];
  return dataTable({ columns, names, rows: [first, ...ours], ...(hasInternal && { isInternal: true }) });
}

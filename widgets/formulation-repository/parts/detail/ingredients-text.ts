import { dataTable, type TableContext, type TableText } from '../../../../src/lib/file/table-text.ts';
import type { tableTexts } from '../../../../src/texts/tables.ts';
import type { Translate } from '../../../../src/texts/translate.ts';
import { formatMass } from '../../rules/batch.ts';
import { type Stage, sumOf } from '../../rules/stages-of.ts';
import type { formulationTexts } from '../../texts/formulations.ts';

interface IngredientsSources {
  text: Translate<typeof formulationTexts>;
  words: Translate<typeof tableTexts>;
  /** Common to all rows: the formulation. */
  context: readonly TableContext[];
}

/** Returns the ingredients as a table to copy, each with its formulation and the mass on screen. */
export function ingredientsText(
  stages: readonly Stage[],
  batch: number,
  { text, words, context }: IngredientsSources,
): TableText {
  const rows = stages.flatMap(({ part, title, ingredients }) =>
    ingredients.map(({ title: name, purpose, share, product }) => [
      [part, title].filter(Boolean).join(' '),
      ...[name, product?.prd ?? '', purpose, share.toFixed(2), plainMass(share, batch)],
    ]),
  );
  const total = sumOf(stages);
  const columns = [
    text('formulations.stage'),
    text('formulations.ingredient'),
    words('tables.head.code'),
    text('formulations.purpose'),
    text('formulations.share'),
    text('formulations.mass'),
  ];
  const sum = [text('formulations.total'), '', '', '', total.toFixed(2), plainMass(total, batch)];
  return dataTable({ columns, rows: [...rows, sum] }, context);
}

/** Formats a mass without thousands separators, which spreadsheets don't read. */
function plainMass(share: number, batch: number): string {
  return formatMass(share, batch).replaceAll(',', '');
}

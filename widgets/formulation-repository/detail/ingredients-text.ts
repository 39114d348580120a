import { formatMass } from '../../../src/domain/formulation/batch.ts';
import { type Stage, sumOf } from '../../../src/domain/formulation/stages-of.ts';
import type { TableText } from '../../../src/lib/table-text.ts';
import type { formulationTexts } from '../../../src/texts/formulations.ts';
import type { Translate } from '../../../src/texts/translate.ts';

/** The ingredients as a table to take along, with the masses that are shown. */
export function ingredientsText(
  stages: readonly Stage[],
  batch: number,
  text: Translate<typeof formulationTexts>,
): TableText {
  const rows = stages.flatMap(({ part, title, ingredients }) =>
    ingredients.map(({ title: name, purpose, share }) => [
      [part, title].filter(Boolean).join(' '),
      ...[name, purpose, share.toFixed(2), plainMass(share, batch)],
    ]),
  );
  const total = sumOf(stages);
  return {
    columns: [
      text('formulations.stage'),
      text('formulations.ingredient'),
      text('formulations.purpose'),
      text('formulations.share'),
      text('formulations.mass'),
    ],
    rows: [...rows, [text('formulations.total'), '', '', total.toFixed(2), plainMass(total, batch)]],
  };
}

/** Spreadsheets read no thousands separator. */
function plainMass(share: number, batch: number): string {
  return formatMass(share, batch).replaceAll(',', '');
}

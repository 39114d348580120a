import { expect, test } from 'vitest';
import { markComparison } from '../../../../../demo/server/backend/comparison-pdf/mark-comparison.ts';
import type { ColorMedium } from '../../../../../src/comparison/rules/colors/color-media.ts';
import { comparedRow } from '../../../../../src/comparison/rules/table/compared-row.ts';
import { fieldTexts, wordsOfFields } from '../../../../../src/texts/fields.ts';
import { translator } from '../../../../../src/texts/translate.ts';
import { measuredPlainly } from '../../../../support/color-medium.ts';

const medium = (title: string): ColorMedium => ({
  ...{ key: title, title, condition: '', ...measuredPlainly, applications: [] },
});
const words = wordsOfFields(translator(fieldTexts));
const row = (title: string, ...texts: string[]) =>
  comparedRow(
    { code: title, title },
    texts.map((text) => ({ form: 'text', text }) as const),
    { industry: 'coatings', words },
  );
const group = (...rows: ReturnType<typeof row>[]) => ({ key: 'identity', title: 'Identity', rows });

test('marks media and rows that customers lack, or get otherwise', () => {
  const { media, groups } = markComparison(
    {
      media: [medium('Alkyd'), medium('rubber')],
      groups: [group(row('Form', 'Powder', 'Paste'), row('Use', 'Coil, can', 'Coil'), row('Plant', 'Kehl'))],
    },
    {
      media: [medium('Alkyd')],
      groups: [group(row('Form', 'Powder', 'Paste'), row('Use', 'Coil', 'Coil'))],
    },
  );
  expect(media.map(({ title }) => title)).toEqual(['Alkyd', 'rubber (internal)']);
  expect(groups[0]?.rows.map(({ isInternal }) => isInternal)).toEqual([false, true, true]);
});

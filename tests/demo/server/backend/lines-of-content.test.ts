import { expect, it } from 'vitest';
import { linesOfContent } from '../../../../demo/server/backend/lines-of-content.ts';
import type { FieldContent } from '../../../../src/domain/fields/field-content.ts';
import { fieldTexts, wordsOfFields } from '../../../../src/texts/fields.ts';
import { translator } from '../../../../src/texts/translate.ts';

const words = wordsOfFields(translator(fieldTexts));
const coil = { title: 'Coil', level: 'recommended' as const };
const powder = { title: 'Powder' };
const angle = { title: '15°', value: '88' };
const notTested = { title: '45°', value: '', status: 'not_tested' as const };

it.each<[string, FieldContent | null, string | string[]]>([
  ['nothing', null, '–'],
  ['text', { form: 'text', text: 'Red' }, 'Red'],
  ['HTML', { form: 'html', html: '<p>One</p><p>Two &amp; three</p>' }, 'One\nTwo & three'],
  ['a number', { form: 'number', number: 4, text: '4.0', unit: '%' }, '4.0\u00a0%'],
  ['one of a list', { form: 'list', items: [coil], isAll: false }, 'Coil (recommended)'],
  ['a list', { form: 'list', items: [coil, powder], isAll: false }, ['Coil (recommended)', 'Powder']],
  ['all of a list', { form: 'list', items: [coil, powder], isAll: true }, 'all'],
  ['pairs', { form: 'pairs', pairs: [angle, notTested] }, ['15°: 88', '45°: not tested']],
])('writes the content of a field as lines: %s', (_what, content, lines) => {
  expect(linesOfContent(content, words)).toEqual(lines);
});

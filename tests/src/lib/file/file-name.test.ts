import { expect, it } from 'vitest';
import { fileName } from '../../../../src/lib/file/file-name.ts';

it.each([
  ['Rubelis Red 3540, Coatings', 'Rubelis Red 3540, Coatings'],
  ['Reds: a/b\\c <1>?\n', 'Reds- a-b-c -1---'],
  ['x'.repeat(400), 'x'.repeat(230)],
  ['😀'.repeat(100), '😀'.repeat(57)],
])('makes a valid file name of the text %j', (text, name) => {
  expect(fileName(text)).toBe(name);
});

it('names are joined from their parts, without those that are empty', () => {
  expect(fileName('Rubelis Red 3540', undefined, 'Coatings', '', 'technical properties')).toBe(
    'Rubelis Red 3540, Coatings, technical properties',
  );
});

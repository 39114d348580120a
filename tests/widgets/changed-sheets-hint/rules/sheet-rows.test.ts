import { expect, test } from 'vitest';
import { sheetRows } from '../../../../widgets/changed-sheets-hint/rules/sheet-rows.ts';

const titles = new Map([
  ['tds', 'Technical data sheet'],
  ['reach', 'REACH statement'],
]);

test('sorts by name, and makes one line of a document in several languages', () => {
  const assets = [
    { type: 'tds', version: '10' },
    { type: 'tds', version: '9' },
    { type: 'tds', version: '10' },
    { type: 'reach', version: '2' },
  ];
  expect(sheetRows({ assets }, titles)).toEqual([
    { title: 'REACH statement', versions: ['2'] },
    { title: 'Technical data sheet', versions: ['9', '10'] },
  ]);
});

test('lives without names and without versions', () => {
  expect(sheetRows({ assets: [{ type: 'coa' }] }, titles)).toEqual([{ title: 'coa', versions: [] }]);
  expect(sheetRows({ assets: [] }, titles)).toEqual([]);
});

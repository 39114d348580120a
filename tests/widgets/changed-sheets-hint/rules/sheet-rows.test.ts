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
    { title: 'REACH statement', versions: ['2'], changes: [] },
    { title: 'Technical data sheet', versions: ['9', '10'], changes: [] },
  ]);
});

test('lives without names and without versions', () => {
  expect(sheetRows({ assets: [{ type: 'coa' }] }, titles)).toEqual([
    { title: 'coa', versions: [], changes: [] },
  ]);
  expect(sheetRows({ assets: [] }, titles)).toEqual([]);
});

test('says once what changed in several languages', () => {
  const change = (changelog: string) => ({ type: 'tds', version: '2', changelog });
  const assets = [
    change('Limits tightened.'),
    change(' Limits tightened. '),
    change('Address changed.'),
    change(''),
  ];
  expect(sheetRows({ assets }, titles)[0]?.changes).toEqual(['Limits tightened.', 'Address changed.']);
});

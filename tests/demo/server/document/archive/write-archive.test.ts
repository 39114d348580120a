import { expect, it } from 'vitest';
import { contentsCsv, type ListedFile } from '../../../../../demo/server/document/archive/write-archive.ts';

const file = {
  ...{ name: '213540_tds_en_v2.pdf', size: 15_012 },
  asset: {
    ...{ label: 'Technical data sheet', type: 'tds', locale: 'en', version: 2 },
    createdDate: '2026-10-01T00:00:00Z',
  },
  product: { name: 'Rubelis Red', prd: '213540' },
};

it('lists what is in the archive, for spreadsheets', () => {
  const said = { ...file, product: { ...file.product, name: '=HYPERLINK("x"), Grün' } };
  expect(contentsCsv([file, said] as ListedFile[]).split('\r\n')).toEqual([
    '\uFEFFFile,Product,Product code,Title,Type,Language,Version,Date,Bytes',
    '213540_tds_en_v2.pdf,Rubelis Red,213540,Technical data sheet,Technical data sheet,en,2,2026/10/01,15012',
    '213540_tds_en_v2.pdf,"\'=HYPERLINK(""x""), Grün",213540,Technical data sheet,Technical data sheet,en,2,2026/10/01,15012',
    '',
  ]);
});

it('has a title for what has none, and the title of its type', () => {
  const own = { ...file, asset: { ...file.asset, label: 'For cars' } };
  const blank = { ...file, asset: { ...file.asset, label: ' ', type: 'virtual_msds' } };
  const [, first, second] = contentsCsv([own, blank] as unknown as ListedFile[]).split('\r\n');
  expect(first).toContain(',For cars,Technical data sheet,en,');
  expect(second).toContain(',Safety data sheet,Safety data sheet,en,');
});

it('leaves out what nobody knows', () => {
  const bare = { ...file, asset: { ...file.asset, locale: undefined, createdDate: '' } };
  expect(contentsCsv([bare] as unknown as ListedFile[])).toContain(',Technical data sheet,,2,,15012');
});

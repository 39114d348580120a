import { expect, test } from 'vitest';
import { filenameOfDisposition } from '../../../../src/lib/file/filename-of-disposition.ts';

test.each([
  ['attachment; filename="TDS_1.pdf"', 'TDS_1.pdf'],
  ['attachment; filename=TDS_1.pdf', 'TDS_1.pdf'],
  ['attachment; filename="a; b \\"c\\".pdf"', 'a; b "c".pdf'],
  ['attachment; filename="Farbung.pdf"; filename*=UTF-8\'\'F%C3%A4rbung.pdf', 'Färbung.pdf'],
  ['attachment; filename*=utf-8\'de\'F%C3%A4rbung.pdf; filename="x.pdf"', 'Färbung.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'%E0%A4', 'x.pdf'],
  ['inline', undefined],
  ['attachment; filename=""', undefined],
  [null, undefined],
])('reads from the header %s the file name %s', (header, name) => {
  expect(filenameOfDisposition(header)).toBe(name);
});

import { expect, it } from 'vitest';
import type { PdfCell } from '../../../../demo/server/pdf/box.ts';
import { closePdf, openPdf } from '../../../../demo/server/pdf/pdf-document.ts';
import { writeSection } from '../../../../demo/server/pdf/section.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

async function render(rows: readonly (readonly PdfCell[])[]) {
  const file = openPdf({ title: 'T', subject: 'S', date: '2026-11-02', language: 'en', margin: 40 });
  writeSection(file.root, { heading: 'Facts', head: ['Name', 'Value'], rows }, { size: 8 });
  const bytes = await closePdf(file, 'F');
  const structure = Buffer.from(bytes).toString('latin1');
  const count = (part: string) => structure.split(part).length - 1;
  return { text: textOfPdf(bytes), count };
}

it('is one table with head and body, whose headings say what they head', async () => {
  const { text, count } = await render([
    ['Density', '1.6'],
    ['Form', 'Powder'],
  ]);
  expect(text).toContain('Name Value Density 1.6 Form Powder');
  expect([count('/S /Table'), count('/S /THead'), count('/S /TBody'), count('/S /TR')]).toEqual([1, 1, 1, 3]);
  expect([count('/Scope /Column'), count('/Scope /Row')]).toEqual([2, 2]);
  expect(count('/BorderColor')).toBe(0);
});

it('writes the entries of a list as such', async () => {
  const { text, count } = await render([['Use', ['Coil', 'Powder', 'Refinish']]]);
  expect(text).toContain('Use Coil Powder Refinish');
  expect([count('/S /L\n'), count('/S /LI'), count('/S /LBody')]).toEqual([1, 3, 3]);
});

it('stays one table over several pages, each with the head to look at', async () => {
  const rows = Array.from({ length: 120 }, (_, at) => [`Row ${at}`, 'x']);
  const { text, count } = await render(rows);
  expect(text).toMatch(/Page 1 of 3/);
  expect(text.split('Name Value')).toHaveLength(4);
  expect([count('/S /Table'), count('/S /THead'), count('/Scope /Column')]).toEqual([1, 1, 2]);
  for (const [heading = ''] of rows) expect(text).toContain(heading);
});

it('ends a row that is higher than a page with an ellipsis', async () => {
  const { text } = await render([
    ['Text', 'word '.repeat(3000)],
    ['Next', 'row'],
  ]);
  expect(text).toContain('…');
  expect(text).toMatch(/Page 1 of \d/);
  expect(text).toContain('Next row');
});

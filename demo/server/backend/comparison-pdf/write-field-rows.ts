import type { StructureElement } from 'pdfkit';
import type { ComparedGroup, ComparedRow } from '../../../../src/comparison/rules/table/compared-row.ts';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import { type Rgb, rowShading } from '../../../../src/domain/color/rgb.ts';
import type { FieldWords } from '../../../../src/domain/fields/text-of-content.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { INK, MUTED } from '../../document/pdf-document.ts';
import { marked as markedTitle } from '../reader-of-file.ts';
import { type Box, stack, textBox } from './box.ts';
import { headingBox } from './figure.ts';
import { INSET, writeGroupRow, writeRow } from './row.ts';
import { decorate, openIn, type Sheet } from './sheet.ts';
import { type ValueBox, valueBox } from './value-box.ts';

const text = translator(comparePageTexts);

/** What all rows need. */
export interface FieldStyle {
  words: FieldWords;
  /** Colours of the products, for what differs. */
  shades: readonly (Rgb | null)[];
}

/** Heads a group, and its conditions. */
export function groupHeading({ doc }: Pick<Sheet, 'doc'>, title: string, note = ''): Box {
  const width = 500;
  const name = textBox(doc, title, { size: 9.5, font: 'Helvetica-Bold', width });
  const small = note ? [textBox(doc, note, { size: 6.5, color: MUTED, width })] : [];
  return stack(doc, [name, ...small]);
}

/** Writes a group as a part of the table, with its heading. */
export function writeFieldGroup(
  sheet: Sheet,
  table: StructureElement,
  { title, description, rows }: ComparedGroup,
  style: FieldStyle,
): void {
  const body = openIn(sheet.doc, table, 'TBody');
  writeGroupRow(sheet, body, groupHeading(sheet, title, description));
  for (const row of rows) writeFieldRow(sheet, body, row, style);
  body.end();
}

function writeFieldRow(
  sheet: Sheet,
  body: StructureElement,
  row: ComparedRow,
  { words, shades }: FieldStyle,
): void {
  const { doc, label, columns, reference } = sheet;
  const width = (columns[0]?.width ?? 0) - INSET - 6;
  const cells = row.contents.map((content, at) => {
    const box = valueBox(doc, content, row.best?.[at] ?? false, { words, width, row });
    return differs(row, at, reference) ? marked(sheet, box, shades[at], row.texts[at] ?? '') : box;
  });
  writeRow(sheet, body, {
    heading: heading(sheet, row, label.width),
    cells,
    next: row.part === 'list' ? 14 : 0,
  });
}

/** Whether the product says something else than the reference. */
function differs(
  { differs: any, part, contents, texts }: ComparedRow,
  at: number,
  reference: number,
): boolean {
  return any && part !== 'list' && contents[at] !== null && texts[at] !== texts[reference];
}

function heading(
  { doc }: Sheet,
  { title: plain, description = '', isFilled, isInternal, part, texts }: ComparedRow,
  width: number,
): Box {
  const title = part === 'item' ? plain : markedTitle(plain, isInternal);
  const filled = texts.filter(Boolean).length;
  const some = isFilled || part === 'item' ? '' : ` ${filled}/${texts.length}`;
  if (part === 'list')
    return textBox(doc, title + some, { size: 7.5, font: 'Helvetica-Bold', width: width - 6 });
  if (part !== 'item') return headingBox(doc, title + some, description, width);
  const inner = headingBox(doc, title, description, width - 8);
  return { ...inner, write: (cell, x, y) => inner.write(cell, x + 8, y) };
}

/** A bar in ink, which shows without colour, and a tint of the product's behind the value. */
function marked({ doc }: Sheet, box: ValueBox, shade: Rgb | null | undefined, value: string): Box {
  return {
    height: box.height,
    write: (cell, x, y) => {
      decorate(doc, () => {
        doc.rect(x - 4, y - 1, box.width + 7, box.height + 1).fill(hexNotation(rowShading(shade, 'light')));
        doc.rect(x - 4, y - 1, 1.4, box.height + 1).fill(INK);
      });
      const span = doc.struct('Span', { actual: `${value} (${text('compare.differs')})` });
      cell.add(span);
      box.write(span, x, y);
      span.end();
    },
  };
}

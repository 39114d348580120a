import {
  type ComparedGroup,
  type ComparedRow,
  differsAt,
} from '../../../../src/comparison/rules/table/compared-row.ts';
import { comparePageTexts } from '../../../../src/comparison/texts/compare-page.ts';
import { type Rgb, rowShading } from '../../../../src/domain/color/rgb.ts';
import type { FieldWords } from '../../../../src/domain/fields/text-of-content.ts';
import { hexNotation } from '../../../../src/lib/text/hex-notation.ts';
import { translator } from '../../../../src/texts/translate.ts';
import { type Box, stack, textBox } from '../../pdf/box.ts';
import { INK, MUTED } from '../../pdf/pdf-document.ts';
import type { TableRows } from '../../pdf/table.ts';
import type { Tag } from '../../pdf/tag.ts';
import { marked as markedTitle } from '../internal-data.ts';
import type { ComparisonLayout } from './comparison-layout.ts';
import { headingBox } from './figure.ts';
import { type ValueBox, valueBox } from './value-box.ts';

const text = translator(comparePageTexts);

/** Common style of all rows. */
export interface FieldStyle {
  words: FieldWords;
  /** Colours of the products, to mark differences. */
  shades: readonly (Rgb | null)[];
}

/** Heading of a group, with its conditions. */
export function groupHeading(doc: PDFKit.PDFDocument, title: string, note = ''): Box {
  const width = 500;
  const name = textBox(doc, title, { size: 9.5, font: 'Helvetica-Bold', width });
  const small = note ? [textBox(doc, note, { size: 6.5, color: MUTED, width })] : [];
  return stack([name, ...small]);
}

/** Writes a group into the table, with its heading. */
export function addFieldGroup(
  layout: ComparisonLayout,
  table: TableRows,
  { title, description, rows }: ComparedGroup,
  style: FieldStyle,
): void {
  table.addGroup(groupHeading(layout.doc, title, description));
  for (const row of rows) addFieldRow(layout, table, row, style);
}

function addFieldRow(
  { doc, label, width: room, reference }: ComparisonLayout,
  { addRow }: TableRows,
  row: ComparedRow,
  { words, shades }: FieldStyle,
): void {
  const width = room - 6;
  const cells = row.contents.map((content, at) => {
    const box = valueBox(doc, content, row.best?.[at] ?? false, { words, width, row });
    return differsAt(row, at, reference) ? marked(box, shades[at], row.texts[at] ?? '') : box;
  });
  addRow([heading(doc, row, label), ...cells], row.role === 'list' ? 14 : 0);
}

function heading(
  doc: PDFKit.PDFDocument,
  { title: plain, description = '', isFilled, isInternal, role, texts }: ComparedRow,
  width: number,
): Box {
  const title = role === 'item' ? plain : markedTitle(plain, isInternal);
  const filled = texts.filter(Boolean).length;
  const some = isFilled || role === 'item' ? '' : ` ${filled}/${texts.length}`;
  if (role === 'list')
    return textBox(doc, title + some, { size: 7.5, font: 'Helvetica-Bold', width: width - 6 });
  if (role !== 'item') return headingBox(doc, title + some, description, width);
  const inner = headingBox(doc, title, description, width - 8);
  return { ...inner, write: (cell, x, y) => inner.write(cell, x + 8, y) };
}

/** Marks a value that differs. */
function marked(box: ValueBox, shade: Rgb | null | undefined, value: string): Box {
  return {
    height: box.height,
    write: (cell, x, y) => {
      drawMark(cell, { x, y, width: box.width + 7, height: box.height + 1 }, shade);
      const actual = `${value} (${text('compare.differs')})`;
      cell.add('Span', (span) => box.write(span, x, y), { actual });
    },
  };
}

/** Draws a black bar, visible without colour, and a tint of the product's colour around the value at `x`, `y`. */
export function drawMark(
  tag: Tag,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
  shade: Rgb | null | undefined,
): void {
  tag.decorate(() => {
    tag.doc.rect(x - 4, y - 1, width, height).fill(hexNotation(rowShading(shade, 'light')));
    tag.doc.rect(x - 4, y - 1, 1.4, height).fill(INK);
  });
}

import { writeText } from '../../pdf/letters.ts';
import { innerWidth, writeParagraph } from '../../pdf/paragraph.ts';
import { MUTED } from '../../pdf/pdf-document.ts';
import { drawColors, drawEdge } from '../../pdf/swatch.ts';
import type { Area, Tag } from '../../pdf/tag.ts';
import type { CatalogEntry } from './catalog-entry.ts';

const LINE = 12.6;
/** Between the columns. */
const GAP = 24;
const NUMBER = 22;
/** Maximum number of products in one column. */
const ONE_COLUMN = 20;

/** Returns the link destination of the product with this number. */
export function destinationOf(number: number): string {
  return `pigment-${number}`;
}

/**
 * Writes the list of products with their pages, in one or two columns, as links. One page has room for the 100 products
 * that a catalogue may hold.
 *
 * @param pages of the entries, from 1
 */
export function writeContents(
  section: Tag,
  entries: readonly CatalogEntry[],
  pages: readonly number[],
): void {
  const { doc } = section;
  const { left } = doc.page.margins;
  const top = doc.y + 28;
  writeParagraph(section, 'H2', 'Contents', { font: 'Helvetica-Bold', size: 14 });
  const width = (innerWidth(doc) - GAP) / 2;
  const lines = entries.length > ONE_COLUMN ? Math.ceil(entries.length / 2) : entries.length;
  section.add('TOC', (list) => {
    for (const [at, entry] of entries.entries()) {
      const x = left + Math.floor(at / lines) * (width + GAP);
      const y = top + (at % lines) * LINE;
      list.add('TOCI', (item) => writeLine(item, entry, pages[at] ?? 0, [x, y, x + width, y + LINE]));
    }
  });
}

function writeLine(
  item: Tag,
  { number, name, masstone }: CatalogEntry,
  page: number,
  [left, y, right, bottom]: Area,
): void {
  const { doc } = item;
  const color = left + NUMBER;
  const style = { size: 8, width: 24 } as const;
  item.add('Lbl', (tag) => tag.write(() => writeText(doc, `${number}`, left, y, { ...style, color: MUTED })));
  if (masstone)
    item.decorate(() => {
      drawColors(doc, [masstone], [color, y, color + 14, y + 7]);
      drawEdge(doc, [color, y, color + 14, y + 7]);
    });
  item.addLink({ name: `${name}, page ${page}`, destination: destinationOf(number) }, () => {
    writeText(doc, name, color + 20, y, { ...style, width: right - 28 - color - 20, lines: 1 });
    return [left, y - 2, right, bottom - 2];
  });
  item.add('Span', (tag) =>
    tag.write(() => writeText(doc, `${page}`, right - 24, y, { ...style, align: 'right' })),
  );
}

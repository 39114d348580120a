import { type Box, stack, textBox } from '../../pdf/box.ts';
import { writeText } from '../../pdf/letters.ts';
import { innerWidth } from '../../pdf/paragraph.ts';
import { MUTED } from '../../pdf/pdf-document.ts';
import { drawColors, drawEdge } from '../../pdf/swatch.ts';
import { writeTable } from '../../pdf/table.ts';
import type { Area, Tag } from '../../pdf/tag.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { destinationOf } from './write-contents.ts';

/** Columns of figures. */
const FIGURES = [
  { key: 'L', title: 'L*', width: 36 },
  { key: 'a', title: 'a*', width: 38 },
  { key: 'b', title: 'b*', width: 38 },
  { key: 'light', title: 'Light', width: 38 },
  { key: 'weather', title: 'Weather', width: 44 },
  { key: 'heat', title: 'Heat °C', width: 42 },
] as const;

const NUMBER_WIDTH = 24;
const SWATCH = { width: 88, height: 34 };
/** Between columns. */
const GAP = 8;
const SMALL = { size: 7.5, color: MUTED } as const;

/**
 * Writes the products as one table.
 *
 * @param addPage begins another page
 * @returns pages of the entries, from 1
 */
export function writeRows(section: Tag, entries: readonly CatalogEntry[], addPage: () => void): number[] {
  const { doc } = section;
  // Those that have a figure of some product.
  const figures = FIGURES.filter(({ key }) => entries.some((entry) => entry.figures[key] !== ''));
  const start = doc.page.margins.left;
  const end = start + innerWidth(doc);
  const lefts = figures.map((_, at) => end - figures.slice(at).reduce((sum, { width }) => sum + width, 0));
  const swatch = start + NUMBER_WIDTH;
  const name = swatch + SWATCH.width + GAP;
  const width = (lefts[0] ?? end) - name - GAP;
  const head = (title: string, room: number, align: 'left' | 'right' = 'left') =>
    textBox(doc, title, { size: 7.5, width: room, align });
  const titles = [
    head('No.', NUMBER_WIDTH),
    head('Masstone, tint 1:10', SWATCH.width),
    head('Pigment', width),
  ];
  const table = {
    columns: [start, swatch, name, ...lefts],
    padding: 6,
    head: { cells: [...titles, ...figures.map((each) => head(each.title, each.width, 'right'))], padding: 2 },
    heading: 2,
    addPage,
  };
  const bookmark = doc.outline.addItem('Pigments');
  const pages: number[] = [];
  const numberBox = (entry: CatalogEntry): Box => {
    const box = textBox(doc, `${entry.number}`, { ...SMALL, width: NUMBER_WIDTH });
    return {
      ...box,
      write: (cell, x, y) => {
        pages.push(doc.bufferedPageRange().count);
        bookmark.addItem(entry.name);
        doc.addNamedDestination(destinationOf(entry.number), 'XYZ', 0, Math.max(y - 46, 0), null);
        box.write(cell, x, y);
      },
    };
  };
  writeTable(section, table, ({ addRow }) => {
    for (const entry of entries)
      addRow([
        numberBox(entry),
        swatchBox(doc, entry),
        stack([
          textBox(doc, entry.name, { size: 9, font: 'Helvetica-Bold', width }),
          ...entry.facts.map((fact) => textBox(doc, fact, { ...SMALL, width })),
        ]),
        ...figures.map(({ key, width: room }) =>
          textBox(doc, entry.figures[key] || '–', { size: 8.5, align: 'right', width: room }),
        ),
      ]);
  });
  return pages;
}

/** Masstone, by angle for effect pigments, and tint, edge to edge. */
function swatchBox(doc: PDFKit.PDFDocument, { name, masstones, masstone, tint }: CatalogEntry): Box {
  const shade = masstone ? `masstone ${masstone}` : 'masstone not measured';
  const alt = `${name}: ${shade}, ${tint ? `tint ${tint}` : 'tint not measured'}`;
  return {
    height: SWATCH.height,
    write: (cell, left, top) => {
      const [right, bottom, middle] = [left + SWATCH.width, top + SWATCH.height, left + SWATCH.width / 2];
      const halves: [readonly string[], Area][] =
        masstones.length === 0 && !tint
          ? [[[], [left, top, right, bottom]]]
          : [
              [masstones, [left, top, middle, bottom]],
              [tint ? [tint] : [], [middle, top, right, bottom]],
            ];
      const draw = () => {
        for (const [colors, area] of halves) drawMeasured(doc, colors, area);
        drawEdge(doc, [left, top, right, bottom]);
      };
      cell.add('Figure', (figure) => figure.write(draw), { alt, bbox: [left, top, right, bottom] });
    },
  };
}

function drawMeasured(doc: PDFKit.PDFDocument, colors: readonly string[], area: Area): void {
  drawColors(doc, colors.length > 0 ? colors : [undefined], area);
  if (colors.length > 0) return;
  const [left, top, right] = area;
  writeText(doc, 'not measured', left + 4, top + 6, { size: 6.5, width: right - left - 8, color: MUTED });
}

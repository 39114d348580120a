import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import { MUTED } from '../../document/pdf-document.ts';
import type { CatalogEntry } from './catalog-entry.ts';
import { writeAt } from './page-frame.ts';

type Box = readonly [left: number, top: number, right: number, bottom: number];

/** Draws masstone and tint edge to edge; what was not measured is a dashed box that says so. */
export function writeSwatch(
  doc: PDFDocument,
  cell: StructureElement,
  { name, masstones, masstone, tint }: CatalogEntry,
  box: Box,
): void {
  const [left, top, right, bottom] = box;
  const middle = (left + right) / 2;
  const shade = masstone ? `masstone ${masstone}` : 'masstone not measured';
  const alt = `${name}: ${shade}, ${tint ? `tint ${tint}` : 'tint not measured'}`;
  cell.add(
    doc.struct('Figure', { alt, bbox: box }, () => {
      if (masstones.length === 0 && !tint) return writeGap(doc, box);
      if (masstones.length > 0) writeBands(doc, masstones, [left, top, middle, bottom]);
      else writeGap(doc, [left, top, middle, bottom]);
      if (tint) doc.rect(middle, top, right - middle, bottom - top).fill(tint);
      else writeGap(doc, [middle, top, right, bottom]);
      // An edge for whites.
      doc
        .rect(left, top, right - left, bottom - top)
        .lineWidth(0.25)
        .stroke('#c9ced3');
    }),
  );
}

/** The shades of an effect pigment by angle, or the one of another. */
function writeBands(doc: PDFDocument, colors: readonly string[], [left, top, right, bottom]: Box): void {
  const width = (right - left) / colors.length;
  colors.forEach((color, at) => {
    doc.rect(left + at * width, top, width, bottom - top).fill(color);
  });
}

function writeGap(doc: PDFDocument, [left, top, right, bottom]: Box): void {
  doc.dash(2, { space: 2 });
  doc
    .rect(left + 0.5, top + 0.5, right - left - 1, bottom - top - 1)
    .lineWidth(0.5)
    .stroke('#8a929a');
  doc.undash();
  const style = { size: 6.5, width: right - left - 8, color: MUTED };
  writeAt(doc, 'not measured', [left + 4, top + 6], style);
}

import type PDFDocument from 'pdfkit';
import type { StructureElement } from 'pdfkit';
import type { CatalogEntry } from './catalog-entry.ts';
import { BODY_TOP } from './page-frame.ts';
import type { FigureColumn } from './row-columns.ts';
import { HEAD_HEIGHT, writeRow, writeRowHead } from './write-rows.ts';

/** Rows laid out on pages. */
interface RowTable {
  columns: readonly FigureColumn[];
  /** Where it begins on the first page. */
  top: number;
  pages: readonly (readonly { entry: CatalogEntry; height: number }[])[];
  addPage: () => void;
}

/** Writes one table over all of its pages, with its heads on each. */
export function writeTable(
  doc: PDFDocument,
  section: StructureElement,
  { columns, top, pages, addPage }: RowTable,
): void {
  const open = (parent: StructureElement, type: string) => {
    const element = doc.struct(type);
    parent.add(element);
    return element;
  };
  const bookmark = doc.outline.addItem('Pigments');
  const table = open(section, 'Table');
  const head = open(table, 'THead');
  const headRow = open(head, 'TR');
  writeRowHead(doc, top, columns, (write) => headRow.add(doc.struct('TH', { scope: 'Column' }, write)));
  head.end();
  const body = open(table, 'TBody');
  for (const [at, rows] of pages.entries()) {
    if (at > 0) {
      addPage();
      // As an artifact: screen readers have read the heads already.
      writeRowHead(doc, BODY_TOP, columns, (write) => {
        doc.markContent('Artifact', { type: 'Pagination' });
        write();
        doc.endMarkedContent();
      });
    }
    let y = (at > 0 ? BODY_TOP : top) + HEAD_HEIGHT;
    for (const { entry, height } of rows) {
      bookmark.addItem(entry.name);
      writeRow(doc, body, entry, { y, height, columns });
      y += height;
    }
  }
  body.end();
  table.end();
}

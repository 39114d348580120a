import type { Box } from './box.ts';
import { bottomOf } from './paragraph.ts';
import { INK, RULE } from './pdf-document.ts';
import { type Tag, writeArtifact } from './tag.ts';

/** Layout of a table. */
export interface Table {
  /** Left edges of the cells. */
  columns: readonly number[];
  /** Above and below the content of a row. */
  padding: number;
  /** Repeated on each page. */
  head?: { cells: readonly Box[]; padding: number };
  /** Column that heads its row. @default 0 */
  heading?: number;
  /** Draws the background of a row. */
  drawGround?: (top: number, height: number) => void;
  /** Begins another page. @default as `doc.addPage` does */
  addPage?: () => void;
}

/** Writes rows below the previous ones, on a new page if the height does not suffice. */
export interface TableRows {
  /** @param next height of rows that belong below it on the same page; 0 by default */
  addRow: (cells: readonly Box[], next?: number) => void;
  /** Begins a group of rows, with a heading over all columns. */
  addGroup: (heading: Box) => void;
}

/** Minimum height for the heading of a group with some of its rows. */
const WITH_ROWS = 110;

/** Writes a table from `doc.y` on, with its head on each page. */
export function writeTable(parent: Tag, table: Table, fill: (rows: TableRows) => void): void {
  const { doc } = parent;
  const { columns, padding, head, addPage = () => doc.addPage() } = table;
  const element = parent.open('Table');
  const writeHead = (tag: Tag) => {
    if (!head) return;
    const scopes = columns.map(() => 'Column' as const);
    writeRow(tag, table, { ...head, scopes });
    writeRule(tag, doc.y, 1, INK);
  };
  if (head) element.add('THead', writeHead);
  let body: Tag | undefined;
  const needRoom = (height: number) => {
    if (doc.y + height <= bottomOf(doc)) return;
    addPage();
    // Screen readers have read it already.
    writeArtifact(doc, 'Pagination', writeHead);
  };
  fill({
    addRow: (cells, next = 0) => {
      needRoom(rowHeight({ cells, padding }) + next);
      body ??= element.open('TBody');
      const scopes = columns.map((_, at) => (at === (table.heading ?? 0) ? 'Row' : undefined));
      writeRow(body, table, { cells, padding, scopes });
      writeRule(body, doc.y);
    },
    addGroup: (heading) => {
      needRoom(heading.height + WITH_ROWS);
      body?.end();
      body = element.open('TBody');
      writeGroupRow(body, columns, heading);
    },
  });
  body?.end();
  element.end();
}

/** Height of a table on one page. */
export function tableHeight({ head, padding }: Table, rows: readonly (readonly Box[])[]): number {
  const heights = rows.map((cells) => rowHeight({ cells, padding }));
  return heights.reduce((sum, height) => sum + height, head ? rowHeight(head) : 0);
}

interface Row {
  cells: readonly Box[];
  padding: number;
}

function rowHeight({ cells, padding }: Row): number {
  return Math.max(...cells.map(({ height }) => height)) + 2 * padding;
}

function writeRow(
  body: Tag,
  { columns, drawGround }: Table,
  { scopes, ...row }: Row & { scopes: readonly ('Row' | 'Column' | undefined)[] },
): void {
  const { doc } = body;
  const top = doc.y;
  const height = rowHeight(row);
  if (drawGround) body.decorate(() => drawGround(top, height));
  body.add('TR', (element) => {
    for (const [at, box] of row.cells.entries()) {
      const scope = scopes[at];
      const write = (cell: Tag) => box.write(cell, columns[at] ?? 0, top + row.padding);
      element.add(scope ? 'TH' : 'TD', write, scope ? { scope } : {});
    }
  });
  doc.y = Math.min(top + height, bottomOf(doc));
}

function writeGroupRow(body: Tag, [left = 0, ...others]: readonly number[], heading: Box): void {
  const { doc } = body;
  const top = doc.y + 9;
  const options = { scope: 'Row', colSpan: others.length + 1 } as const;
  body.add('TR', (row) => row.add('TH', (cell) => heading.write(cell, left, top), options));
  doc.y = top + heading.height + 3;
  writeRule(body, doc.y, 1, INK);
}

/** Draws a line from margin to margin. */
function writeRule(tag: Tag, y: number, width = 0.5, color: string = RULE): void {
  const { doc } = tag;
  const { left, right } = doc.page.margins;
  tag.decorate(() => {
    doc
      .moveTo(left, y)
      .lineTo(doc.page.width - right, y)
      .lineWidth(width)
      .stroke(color);
  });
}

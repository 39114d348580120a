import { formatDate } from '../format-date.ts';
import type { OpenAsset } from '../open-assets.ts';

/** A file that stands in the archive. */
export interface ListedFile extends OpenAsset {
  name: string;
  /** Bytes. */
  size: number;
}

type Cell = string | number;

const HEAD = [
  'File',
  'Product',
  'Article number',
  'Title',
  'Type',
  'Language',
  'Version',
  'Date (UTC)',
  'Bytes',
];

/** The archive's table of contents. */
export function contentsCsv(files: readonly ListedFile[]): string {
  const rows = files.map(({ name, size, asset, product }): Cell[] => [
    name,
    product.name,
    product.prd,
    asset.label,
    asset.type,
    asset.locale,
    asset.version,
    formatDate(asset.createdDate),
    size,
  ]);
  return csvOf([HEAD, ...rows]);
}

/** A table for spreadsheets: UTF-8 with its mark, lines that end by CRLF (RFC 4180), no text that is a formula. */
export function csvOf(rows: readonly (readonly Cell[])[]): string {
  const lines = rows.map((row) => row.map(cellOf).join(','));
  return `\uFEFF${lines.join('\r\n')}\r\n`;
}

function cellOf(cell: Cell): string {
  if (typeof cell === 'number') return String(cell);
  // Spreadsheets work out what begins so (https://owasp.org/www-community/attacks/CSV_Injection).
  const text = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

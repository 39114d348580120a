import type { Context } from 'hono';
import { asCustomer } from '../base/access.ts';
import type { ServiceEnvironment, Viewer } from '../base/context.ts';
import { badRequest } from '../http/refusals.ts';
import type { PdfCell } from '../pdf/box.ts';
import type { PdfSection } from '../pdf/section.ts';

/** Suffix of the name of a file with internal data. */
export const INTERNAL_NAME = 'internal';

/** Warning in the header of a file with internal data. */
export const INTERNAL_NOTE = 'Internal: not for distribution.';

/** Marks a title as internal. */
export function marked(title: string, isInternal: boolean): string {
  return isInternal ? `${title} (internal)` : title;
}

/**
 * Returns the viewer whose rights decide a file's content: internal staff choose one by `perspective`, by default a
 * customer. For all others the parameter has no effect.
 *
 * @param isForStaff whether the file's subject is internal itself, so that there is no version for customers
 */
export function readerOfFile(c: Context<ServiceEnvironment>, isForStaff: boolean): Viewer {
  const viewer = c.get('viewer');
  const asked = c.req.query('perspective');
  if (asked !== undefined && asked !== 'internal' && asked !== 'customer')
    throw badRequest(`There is no perspective "${asked}".`);
  return isForStaff || asked === 'internal' ? viewer : asCustomer(viewer);
}

/**
 * Marks what customers see differently or not at all: rows of tables, and headings of texts.
 *
 * @param sections those of internal staff
 * @param forCustomers the same sections for customers
 */
export function markInternal(
  sections: readonly PdfSection[],
  forCustomers: readonly PdfSection[],
): PdfSection[] {
  const open = new Set(forCustomers.flatMap(contentsOf));
  return sections.map((section) => {
    const { heading, rows } = section;
    if (!rows) return { ...section, heading: marked(heading, !open.has(textOf(section))) };
    return {
      ...section,
      rows: rows.map((cells) => (open.has(rowText(section, cells)) ? cells : markedRow(cells))),
    };
  });
}

function contentsOf(section: PdfSection): string[] {
  return section.rows?.map((cells) => rowText(section, cells)) ?? [textOf(section)];
}

function textOf({ heading, paragraphs }: PdfSection): string {
  return JSON.stringify([heading, paragraphs]);
}

/** The values of a row by column. A placeholder for a missing value, such as a dash, is plain text. */
function rowText({ heading, head = [] }: PdfSection, [title, ...cells]: readonly PdfCell[]): string {
  const values = cells.flatMap((cell, at) => (typeof cell === 'string' ? [] : [[head[at + 1], cell]]));
  return JSON.stringify([heading, title, values]);
}

/** Marks the first line of the row's heading; others are its notes. */
function markedRow([heading = '', ...cells]: readonly PdfCell[]): PdfCell[] {
  const [title = '', ...notes] = typeof heading === 'string' ? heading.split('\n') : heading;
  return [[marked(title, true), ...notes].join('\n'), ...cells];
}

import type { Context } from 'hono';
import { asCustomer } from '../base/access.ts';
import type { ServiceEnvironment, Viewer } from '../base/context.ts';
import { badRequest } from '../http/refusals.ts';

/** Ends the name of a file with internal data. */
export const INTERNAL_NAME = 'internal';

/** Says in the head of a file that it has internal data. */
export const INTERNAL_NOTE = 'Internal: not for distribution.';

/** Marks what is internal in a file with internal data. */
export function marked(title: string, isInternal: boolean): string {
  return isInternal ? `${title} (internal)` : title;
}

/**
 * Returns as whom a file is read: internal staff choose by `perspective`, and pass on what customers may have if they
 * choose nothing. All others read as they are, whatever they ask for.
 *
 * @param isForStaff what the file is about is internal itself, so that customers may have none of it
 */
export function readerOfFile(c: Context<ServiceEnvironment>, isForStaff: boolean): Viewer {
  const viewer = c.get('viewer');
  const asked = c.req.query('perspective');
  if (asked !== undefined && asked !== 'internal' && asked !== 'customer')
    throw badRequest(`There is no perspective "${asked}".`);
  return isForStaff || asked === 'internal' ? viewer : asCustomer(viewer);
}

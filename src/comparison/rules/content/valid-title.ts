import { asOneLine } from '../../../lib/text/as-one-line.ts';
import { TITLE_LIMIT } from './comparison.ts';

/** Makes a title one line. Returns `null` if it is empty or too long (decision 62). */
export function validTitle(title: string): string | null {
  const line = asOneLine(title);
  return line && line.length <= TITLE_LIMIT ? line : null;
}

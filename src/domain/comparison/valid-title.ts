import { TITLE_LIMIT } from './comparison.ts';

/** The title without spaces around it, or `null` where it is empty or too long (decision 62). */
export function validTitle(title: string): string | null {
  const trimmed = title.trim();
  return trimmed && trimmed.length <= TITLE_LIMIT ? trimmed : null;
}

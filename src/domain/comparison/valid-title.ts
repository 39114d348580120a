import { TITLE_LIMIT } from './comparison.ts';

/** Trims a title. Returns `null` if it is empty or too long (decision 62). */
export function validTitle(title: string): string | null {
  const trimmed = title.trim();
  return trimmed && trimmed.length <= TITLE_LIMIT ? trimmed : null;
}

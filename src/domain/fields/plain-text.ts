import { formatNumber } from './format-number.ts';

/**
 * Writes any JSON as text, for a value whose form is unknown: lists by commas, fields as `code: value`.
 *
 * @returns an empty text where nothing is said, however deep the lists and objects
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return Number.isFinite(value) ? formatNumber(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const isList = Array.isArray(value);
  const parts = Object.entries(value).flatMap(([code, inner]) => {
    const text = plainText(inner);
    if (!text) return [];
    const grouped = typeof inner === 'object' ? `(${text})` : text;
    return isList ? grouped : `${code}: ${grouped}`;
  });
  return parts.join(', ');
}

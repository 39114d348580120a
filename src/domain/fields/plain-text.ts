import { formatNumber } from '../format/format-number.ts';

/**
 * Converts any JSON to text, for a value of unknown form: lists with commas, fields as `code: value`.
 *
 * @returns an empty text for empty values, however deeply nested
 */
export function plainText(value: unknown): string {
  if (typeof value === 'string') return value.trim();
  if (typeof value === 'number') return Number.isFinite(value) ? formatNumber(value) : '';
  if (typeof value === 'boolean') return String(value);
  if (typeof value !== 'object' || value === null) return '';
  const isList = Array.isArray(value);
  const texts = Object.entries(value).flatMap(([code, inner]) => {
    const text = plainText(inner);
    if (!text) return [];
    const grouped = typeof inner === 'object' ? `(${text})` : text;
    return isList ? grouped : `${code}: ${grouped}`;
  });
  return texts.join(', ');
}

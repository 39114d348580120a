import type { FieldContent } from './field-content.ts';
import { type FieldWords, textOfContent } from './text-of-content.ts';

/**
 * Formats a value for copied tables and files: colours as `#rrggbb`, and numbers without their unit, which has a column
 * of its own. Empty if there is none.
 *
 * @param unit of the column; a text ends without it
 */
export function plainValue(content: FieldContent | null, unit: string, words: FieldWords): string {
  if (!content) return '';
  // Without the commas of thousands, which other programs take for separators.
  if (content.form === 'number' && (content.unit ?? '') === unit) return content.text.replaceAll(',', '');
  const text = textOfContent(content, words);
  const ending = unit === '°' ? unit : `\u00a0${unit}`;
  return unit && text.endsWith(ending) ? text.slice(0, -ending.length) : text;
}

import { withUnit } from '../../lib/text/with-unit.ts';
import { formatNumber } from '../format/format-number.ts';
import type { FieldContent, ReadEntry } from './field-content.ts';
import { plainText } from './plain-text.ts';

/**
 * Formats a range such as the particle size; its raw text unless both ends are known (decision B14).
 *
 * @returns `undefined` if it has neither
 */
export function readRange(
  { raw, min, max, unit }: Readonly<Record<string, unknown>>,
  entry: ReadEntry,
): FieldContent | undefined {
  const [least, most] = [min, max].map((end) =>
    typeof end === 'number' && Number.isFinite(end) ? formatNumber(end, entry.decimals) : undefined,
  );
  if (least !== undefined && most !== undefined) return withOwnUnit(`${least}–${most}`);
  const text = typeof raw === 'object' ? '' : plainText(raw);
  if (text) return { form: 'text', text };
  if (least !== undefined) return withOwnUnit(`≥ ${least}`);
  return most === undefined ? undefined : withOwnUnit(`≤ ${most}`);

  function withOwnUnit(numbers: string): FieldContent {
    return { form: 'text', text: withUnit(numbers, plainText(unit) || entry.unit) };
  }
}

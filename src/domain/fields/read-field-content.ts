import { withUnit } from '../../lib/text/with-unit.ts';
import { formatNumber } from '../format/format-number.ts';
import type { FieldContent, ReadEntry } from './field-content.ts';
import type { FieldOption } from './field-entry.ts';
import { plainText } from './plain-text.ts';
import { readList } from './read-list.ts';
import { readRange } from './read-range.ts';
import { isRecommendationLevel } from './recommendation-level.ts';
import { isUnnamedCode, withoutCodes } from './unnamed-codes.ts';
import { valueStatusOf } from './value-status.ts';

/**
 * Reads a field's value in any form. A value of unknown form becomes a text that says so.
 *
 * @returns `null` if the value is absent or empty
 */
export function readFieldContent(value: unknown, entry: ReadEntry): FieldContent | null {
  const text = plainText(value);
  if (text === '') return null;
  const content = readKnownForm(value, entry);
  if (content === undefined) return { form: 'text', text, isUnknownForm: true };
  return content && entry.hidesCodes ? withoutCodes(content) : content;
}

function readKnownForm(value: unknown, entry: ReadEntry): FieldContent | null | undefined {
  if (typeof value === 'boolean') return { form: 'boolean', isTrue: value };
  if (typeof value === 'number') return readNumber(value, entry);
  if (typeof value === 'string') return readText(value.trim(), entry);
  if (Array.isArray(value)) return readList(value, entry);
  return readRecord(value as Readonly<Record<string, unknown>>, entry);
}

function readNumber(number: number, entry: ReadEntry): FieldContent {
  const option = optionOf(String(number), entry);
  if (option) return { form: 'text', text: withUnit(option.title, option.unit) };
  return { form: 'number', number, text: formatNumber(number, entry.decimals), unit: entry.unit };
}

function readText(text: string, entry: ReadEntry): FieldContent {
  if (entry.dataType === 'html') return { form: 'html', html: text };
  const option = optionOf(text, entry);
  if (option) return { form: 'text', text: withUnit(option.title, option.unit) };
  if (isRecommendationLevel(text)) return { form: 'level', level: text };
  const status = valueStatusOf(text);
  if (status) return { form: 'status', status };
  return { form: 'text', text, ...(isUnnamedCode(text, entry.options) && { isCode: true }) };
}

function readRecord(
  record: Readonly<Record<string, unknown>>,
  entry: ReadEntry,
): FieldContent | null | undefined {
  if ('raw' in record || 'min' in record || 'max' in record) return readRange(record, entry);
  const { R, G, B } = record;
  if (typeof R === 'number' && typeof G === 'number' && typeof B === 'number') {
    return { form: 'color', color: { R, G, B } };
  }
  if ('key' in record) return readList([record], entry);
  return readList(
    Object.entries(record).map(([key, value]) => ({ key, value })),
    entry,
  );
}

function optionOf(key: string, { options }: ReadEntry): FieldOption | undefined {
  return options?.find((option) => option.key === key);
}

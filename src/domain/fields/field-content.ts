import type { Rgb } from '../color/rgb.ts';
import type { FieldEntry } from './field-entry.ts';
import {
  isRecommendationLevel,
  RECOMMENDATION_LEVELS,
  type RecommendationLevel,
} from './recommendation-level.ts';

/** One of several values, with its recommendation level if it has one. */
export interface ListedValue {
  title: string;
  level?: RecommendationLevel | undefined;
}

/** A value with its own title. */
export interface TitledValue {
  title: string;
  value: string;
  /** Shown before the value. */
  color?: Rgb | undefined;
}

/** A field's value for display, with titles instead of keys (spec P§3 "Field value forms"). */
export type FieldContent =
  | { form: 'text'; text: string }
  | { form: 'html'; html: string }
  /** `text`: in English format, with at most four decimals. */
  | { form: 'number'; number: number; text: string; unit?: string | undefined }
  | { form: 'boolean'; isTrue: boolean }
  | { form: 'level'; level: RecommendationLevel }
  /** `isAll`: the value holds every option, such as all regions (spec P§9, decision B80). */
  | { form: 'list'; items: readonly ListedValue[]; isAll: boolean }
  | { form: 'pairs'; pairs: readonly TitledValue[] }
  | { form: 'color'; color: Rgb };

const numbers = new Intl.NumberFormat('en', { maximumFractionDigits: 4 });

type Entry = Pick<FieldEntry, 'code' | 'dataType' | 'options' | 'unit'>;

/**
 * Reads a field's value in any of its forms.
 *
 * @returns `null` if the value is absent, empty or of an unknown form
 */
export function readFieldContent(value: unknown, entry: Entry): FieldContent | null {
  if (typeof value === 'boolean') return { form: 'boolean', isTrue: value };
  if (typeof value === 'number') return readNumber(value, entry);
  if (typeof value === 'string') return readText(value.trim(), entry);
  if (Array.isArray(value)) return readList(value, entry);
  return isRecord(value) ? readRecord(value, entry) : null;
}

function readNumber(number: number, entry: Entry): FieldContent | null {
  if (!Number.isFinite(number)) return null;
  const title = titleOf(String(number), entry);
  if (title !== undefined) return { form: 'text', text: title };
  return { form: 'number', number, text: numbers.format(number), unit: entry.unit };
}

function readText(text: string, entry: Entry): FieldContent | null {
  if (!text) return null;
  if (entry.dataType === 'html') return { form: 'html', html: text };
  const title = titleOf(text, entry);
  if (title === undefined && isRecommendationLevel(text)) return { form: 'level', level: text };
  return { form: 'text', text: title ?? text };
}

function readList(values: readonly unknown[], entry: Entry): FieldContent | null {
  const records = values.filter(isRecord);
  if (records.some((record) => 'value' in record)) {
    return pairsOf(
      records.map(({ key, value }) => [key, value]),
      entry,
    );
  }
  const listed = values.flatMap((value) => {
    const key = isRecord(value) ? value.key : value;
    const level = isRecord(value) ? value.hierarchy : undefined;
    return isPlain(key) ? { key: String(key), level: isRecommendationLevel(level) ? level : undefined } : [];
  });
  if (listed.length === 0) return null;
  const { options = [] } = entry;
  const keys = new Set(listed.map(({ key }) => key));
  const place = (key: string) => options.findIndex((option) => option.key === key) >>> 0;
  const weight = (level: RecommendationLevel | undefined) =>
    level ? RECOMMENDATION_LEVELS.indexOf(level) : RECOMMENDATION_LEVELS.length;
  return {
    form: 'list',
    items: listed
      .toSorted((one, other) => weight(one.level) - weight(other.level) || place(one.key) - place(other.key))
      .map(({ key, level }) => ({ title: titleOf(key, entry) ?? key, level })),
    isAll:
      entry.code === 'availableRegions' && options.length > 0 && options.every(({ key }) => keys.has(key)),
  };
}

function readRecord(record: Readonly<Record<string, unknown>>, entry: Entry): FieldContent | null {
  if ('raw' in record || 'min' in record || 'max' in record) return readRange(record, entry);
  const { R, G, B } = record;
  if (typeof R === 'number' && typeof G === 'number' && typeof B === 'number') {
    return { form: 'color', color: { R, G, B } };
  }
  if (isPlain(record.key)) return readList([record], entry);
  return pairsOf(Object.entries(record), entry);
}

/** Formats a range such as the particle size; the raw text if its ends are unknown (decision B14). */
function readRange(
  { raw, min, max, unit = '' }: Readonly<Record<string, unknown>>,
  entry: Entry,
): FieldContent | null {
  const shownUnit = String(unit || (entry.unit ?? ''));
  if (typeof min === 'number' && typeof max === 'number') {
    return { form: 'text', text: `${numbers.format(min)}–${numbers.format(max)} ${shownUnit}`.trim() };
  }
  return isPlain(raw) && raw !== '' ? { form: 'text', text: String(raw) } : null;
}

function pairsOf(entries: readonly (readonly unknown[])[], entry: Entry): FieldContent | null {
  const pairs = entries.flatMap(([key, value]) =>
    isPlain(key) && isPlain(value) && value !== ''
      ? { title: titleOf(String(key), entry) ?? String(key), value: String(value) }
      : [],
  );
  return pairs.length > 0 ? { form: 'pairs', pairs } : null;
}

function titleOf(key: string, { options }: Entry): string | undefined {
  return options?.find((option) => option.key === key)?.title;
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

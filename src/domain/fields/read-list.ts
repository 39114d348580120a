import { withUnit } from '../../lib/text/with-unit.ts';
import type { FieldContent, ListedValue, ReadEntry, TitledValue } from './field-content.ts';
import { plainText } from './plain-text.ts';
import {
  isRecommendationLevel,
  RECOMMENDATION_LEVELS,
  type RecommendationLevel,
} from './recommendation-level.ts';
import { isUnnamedCode } from './unnamed-codes.ts';
import { valueStatusOf } from './value-status.ts';

type Item = Readonly<Record<string, unknown>>;

/**
 * Reads a list of keys, of keys with recommendation levels, or of keys with values.
 *
 * @returns `undefined` if any of its items is none of these
 */
export function readList(values: readonly unknown[], entry: ReadEntry): FieldContent | null | undefined {
  const items = values
    .filter((value) => plainText(value) !== '')
    .map((value): Item => (typeof value === 'object' ? (value as Item) : { key: value }));
  if (!items.every(({ key }) => isPlain(key))) return undefined;
  return items.some((item) => 'value' in item) ? pairsOf(items, entry) : listOf(items, entry);
}

function pairsOf(items: readonly Item[], entry: ReadEntry): FieldContent | null | undefined {
  const filled = items.filter(({ value }) => plainText(value) !== '');
  if (!filled.every(({ value }) => isPlain(value))) return undefined;
  const pairs = filled.map(({ key, value }): TitledValue => {
    const option = optionOf(String(key), entry);
    return {
      title: option?.title ?? String(key),
      value: withUnit(plainText(value), option?.unit),
      status: valueStatusOf(value),
      ...(isUnnamedCode(String(key), entry.options) && { isCode: true }),
    };
  });
  return pairs.length > 0 ? { form: 'pairs', pairs } : null;
}

function listOf(items: readonly Item[], entry: ReadEntry): FieldContent {
  const { options = [] } = entry;
  const keys = new Set(items.map(({ key }) => String(key)));
  const rankOf = ({ key }: Item) => options.findIndex((option) => option.key === String(key)) >>> 0;
  return {
    form: 'list',
    items: items
      .toSorted((one, other) => weightOf(one) - weightOf(other) || rankOf(one) - rankOf(other))
      .map((item) => listedValue(item, entry)),
    isAll:
      entry.code === 'availableRegions' && options.length > 0 && options.every(({ key }) => keys.has(key)),
  };
}

function listedValue({ key, hierarchy }: Item, entry: ReadEntry): ListedValue {
  const option = optionOf(String(key), entry);
  return {
    title: withUnit(option?.title ?? String(key), option?.unit),
    level: levelOf(hierarchy),
    status: valueStatusOf(hierarchy),
    ...(isUnnamedCode(String(key), entry.options) && { isCode: true }),
  };
}

/** The best levels first; uses that are not recommended come last. */
function weightOf({ hierarchy }: Item): number {
  if (valueStatusOf(hierarchy)) return RECOMMENDATION_LEVELS.length + 1;
  const level = levelOf(hierarchy);
  return level ? RECOMMENDATION_LEVELS.indexOf(level) : RECOMMENDATION_LEVELS.length;
}

function levelOf(value: unknown): RecommendationLevel | undefined {
  return isRecommendationLevel(value) ? value : undefined;
}

function optionOf(key: string, { options }: ReadEntry) {
  return options?.find((option) => option.key === key);
}

function isPlain(value: unknown): value is string | number | boolean {
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
}

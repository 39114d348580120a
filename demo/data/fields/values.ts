import { type Level, levels } from '../applicability.ts';
import { chance, sample } from '../base/draw.ts';
import { randomOf } from '../base/rng.ts';
import type { Variant } from './variant.ts';

/** A key with its recommendation. */
export interface RankedValue {
  key: string;
  hierarchy: Level | 'not_recommended';
}

/** Possible values of a field (spec P§3 "Field value forms"). */
export type FieldValue =
  | string
  | number
  // Of an industry: no own value, so the product's value applies (decision B12).
  | null
  | boolean
  | readonly string[]
  | readonly RankedValue[]
  | readonly { key: string; value: string }[]
  | Readonly<Record<string, string>>
  | { raw: string; min: number | null; max: number | null; unit: string };

/** Fields by code; a field without a value is absent. */
export type Fields = Record<string, FieldValue>;

/** Picks some keys, each with a recommendation equal to or one below the industry's own. */
export function ranked(
  variant: Variant,
  field: string,
  keys: readonly string[],
  level: Level,
): RankedValue[] {
  const random = randomOf('product', variant.index, field);
  const best = levels.indexOf(level);
  return sample(random, keys, Math.max(1, Math.ceil(keys.length * (0.5 + random() * 0.5)))).map((key) => ({
    key,
    hierarchy: levels[Math.min(levels.length - 1, best + Number(chance(random, 0.4)))] ?? level,
  }));
}

/** Returns the keys whose condition is true. */
export function keysWhere(conditions: Readonly<Record<string, boolean>>): string[] {
  return Object.keys(conditions).filter((key) => conditions[key]);
}

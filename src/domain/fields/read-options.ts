import type { FieldOption } from './field-entry.ts';
import { plainText } from './plain-text.ts';

/** Which properties of an option hold its key and its unit (spec P§3 "Field manifest entry"). */
export interface OptionsConfig {
  /** @default 'key' */
  code?: string | undefined;
  /** Options have no unit where absent. */
  unit?: string | undefined;
}

/** Reads a field's options; those without key or title are left out. */
export function readOptions(
  options: readonly Readonly<Record<string, unknown>>[],
  { code = 'key', unit }: OptionsConfig = {},
): FieldOption[] {
  return options.flatMap((option) => {
    const own = option[code];
    const key = typeof own === 'number' ? String(own) : plainText(own);
    const title = plainText(option.title);
    if (!key || !title) return [];
    const ownUnit = unit === undefined ? '' : plainText(option[unit]);
    return { key, title, unit: ownUnit || undefined };
  });
}

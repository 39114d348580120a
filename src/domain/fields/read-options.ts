import type { FieldOption } from './field-entry.ts';

/** Properties of an option that contain its key and its unit (spec P§3 "Field manifest entry"). */
export interface OptionsConfig {
  /** @default 'key' */
  code?: string | undefined;
  /** If absent, options have no unit. */
  unit?: string | undefined;
}

/** Reads a field's options; those without key or title are left out. */
export function readOptions(
  options: readonly Readonly<Record<string, unknown>>[],
  { code = 'key', unit }: OptionsConfig = {},
): FieldOption[] {
  return options.flatMap((option) => {
    const [key, title] = [textOf(option[code]), textOf(option.title)];
    if (!key || !title) return [];
    const ownUnit = unit === undefined ? '' : textOf(option[unit]);
    return { key, title, unit: ownUnit || undefined };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' || typeof value === 'number' ? String(value).trim() : '';
}

import { isCode } from '../../../src/domain/fields/unnamed-codes.ts';
import { type OptionField, options } from '../../data/options.ts';

/** Returns the title of a field's option, else a text of its own; nothing for a code without a title. */
export function optionTitle(field: OptionField, key: string): string | undefined {
  const titles: Readonly<Record<string, string>> = options[field];
  return titles[key] ?? (isCode(key) ? undefined : key);
}

import type { FieldContent } from '../../../domain/fields/field-content.ts';

/** Whether a value lists uses of a product with their recommendation levels (spec P§2, decision B9). */
export function isUse(content: FieldContent | null): content is FieldContent & { form: 'list' } {
  return content?.form === 'list' && content.items.some(({ level }) => level);
}

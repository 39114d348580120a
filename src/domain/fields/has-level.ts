import type { FieldContent } from './field-content.ts';

/** Whether a value contains a recommendation level, which a legend then explains (spec P§2, decision B9). */
export function hasLevel(content: FieldContent | null): boolean {
  return content?.form === 'level' || (content?.form === 'list' && content.items.some(({ level }) => level));
}

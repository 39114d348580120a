import type { FieldContent } from './field-content.ts';
import type { FieldOption } from './field-entry.ts';

/** How services write codes: `two_components`, `rub-out`. */
const CODE = /^[a-z][a-z0-9]*([-_][a-z0-9]+)*$/;

/** Whether a text looks like a code of a service. */
export function isCode(text: string): boolean {
  return CODE.test(text);
}

/** Whether a value is a code that the options do not name; without options, any text is one of its own. */
export function isUnnamedCode(key: string, options: readonly FieldOption[] | undefined): boolean {
  return (
    options !== undefined &&
    options.length > 0 &&
    isCode(key) &&
    !options.some((option) => option.key === key)
  );
}

/** Leaves out codes that the manifest does not name; `null` if nothing is left. */
export function withoutCodes(content: FieldContent): FieldContent | null {
  switch (content.form) {
    case 'text':
      return content.isCode ? null : content;
    case 'list': {
      const items = content.items.filter(({ isCode }) => !isCode);
      return items.length > 0 ? { ...content, items } : null;
    }
    case 'pairs': {
      const pairs = content.pairs.filter(({ isCode }) => !isCode);
      return pairs.length > 0 ? { ...content, pairs } : null;
    }
    default:
      return content;
  }
}

/** Lists the codes in a value that the manifest does not name. */
export function codesIn(content: FieldContent): string[] {
  const titlesOf = (values: readonly { title: string; isCode?: true | undefined }[]) =>
    values.flatMap(({ title, isCode }) => (isCode ? title : []));
  if (content.form === 'text') return content.isCode ? [content.text] : [];
  if (content.form === 'list') return titlesOf(content.items);
  return content.form === 'pairs' ? titlesOf(content.pairs) : [];
}

/** Returns the entries of a manifest as customers read them: without codes that they do not name. */
export function hidingCodes<Entry extends object>(
  entries: readonly Entry[],
): (Entry & { hidesCodes: true })[] {
  return entries.map((entry) => ({ ...entry, hidesCodes: true }));
}

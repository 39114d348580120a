import type { BaseIssue } from 'valibot';
import { PayloadError } from '../errors/payload-error.ts';

/** Converts a schema's issue to an error that names the JSON path, such as `mainMenu[3].link`. */
export function describeIssue(issue: BaseIssue<unknown>, root = ''): PayloadError {
  const { path, received } = issue;
  const address = describePath(path ?? [], root);
  if (isMissingField(issue)) return new PayloadError(address, 'present', 'missing or null');
  // What was received is only said not to be what was expected.
  const found = issue.type === 'includes' ? JSON.stringify(issue.input) : received;
  return new PayloadError(address, describeExpected(issue), cut(found));
}

/** What was expected. Some rules have no words of their own. */
function describeExpected({ type, expected }: BaseIssue<unknown>): string {
  if (type === 'integer') return type;
  if (type === 'includes') return `text with ${expected} in it`;
  return type.endsWith('_length') ? `of length ${expected}` : (expected ?? 'valid');
}

/** Whether a required field is missing: the issue then has the field's name as what was expected. */
export function isMissingField({ path, received }: BaseIssue<unknown>): boolean {
  return path?.at(-1)?.origin === 'key' && received === 'undefined';
}

/** Formats a path as in code, such as `mainMenu[3].link`. */
export function describePath(path: readonly { key: unknown }[], root: string): string {
  return path.reduce(
    (before, { key }) =>
      typeof key === 'number' ? `${before}[${key}]` : `${before}${before && '.'}${String(key)}`,
    root,
  );
}

/** The received value may be of any length. */
function cut(text: string): string {
  return text.length > 100 ? `${text.slice(0, 100)}…` : text;
}

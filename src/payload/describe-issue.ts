import type { BaseIssue } from 'valibot';
import { PayloadError } from '../errors/payload-error.ts';

/** Converts a schema's issue to an error that names the JSON path, such as `mainMenu[3].link`. */
export function describeIssue(issue: BaseIssue<unknown>, root = ''): PayloadError {
  const { path, received } = issue;
  const address = describePath(path ?? [], root);
  if (isMissingField(issue)) return new PayloadError(address, 'present', 'missing or null');
  // A union only names its alternatives; the one that the value is meant as names the field. Of several objects, use
  // `v.lazy` to choose: the issues of a union do not say whose they are.
  const inner = issue.issues?.find((each) => each.path);
  if (inner) return describeIssue(inner, address);
  const found = WITHOUT_VALUE.has(issue.type) ? JSON.stringify(issue.input) : received;
  return new PayloadError(address, describeExpected(issue), cut(found));
}

/** Rules that do not say what was received, but only what it is not. */
const WITHOUT_VALUE: ReadonlySet<string> = new Set(['includes', 'non_empty', 'raw_check']);

/** What was expected. A rule of our own says it as its message. */
function describeExpected({ type, expected, message }: BaseIssue<unknown>): string {
  if (type === 'check' || type === 'custom') return message;
  if (type === 'integer') return type;
  if (type === 'non_empty') return 'not empty';
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

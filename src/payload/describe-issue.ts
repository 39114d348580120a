import type { BaseIssue } from 'valibot';
import { PayloadError } from '../errors/payload-error.ts';

/** Turns a schema's issue into an error that names the JSON path, such as `mainMenu[3].link`. */
export function describeIssue(issue: BaseIssue<unknown>, root = ''): PayloadError {
  const path = (issue.path ?? []).reduce(
    (before, { key }) =>
      typeof key === 'number' ? `${before}[${key}]` : `${before}${before && '.'}${String(key)}`,
    root,
  );
  // An object reports a field that it lacks by the field's name as what it expects.
  const isMissing = issue.path?.at(-1)?.origin === 'key' && issue.received === 'undefined';
  if (isMissing) return new PayloadError(path, 'present', 'missing or null');
  return new PayloadError(path, issue.expected ?? 'valid', issue.received);
}

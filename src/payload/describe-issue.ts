import type { BaseIssue } from 'valibot';
import { PayloadError } from '../errors/payload-error.ts';

/** Turns a schema's issue into an error that names the JSON path, such as `mainMenu[3].link`. */
export function describeIssue({ path, expected, received }: BaseIssue<unknown>, root = ''): PayloadError {
  const address = describePath(path ?? [], root);
  // An object reports a field that it lacks by the field's name as what it expects.
  const isMissing = path?.at(-1)?.origin === 'key' && received === 'undefined';
  if (isMissing) return new PayloadError(address, 'present', 'missing or null');
  return new PayloadError(address, expected ?? 'valid', received);
}

/** Writes a path as in the code, such as `mainMenu[3].link`. */
export function describePath(path: readonly { key: unknown }[], root: string): string {
  return path.reduce(
    (before, { key }) =>
      typeof key === 'number' ? `${before}[${key}]` : `${before}${before && '.'}${String(key)}`,
    root,
  );
}

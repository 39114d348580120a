import type { Context } from 'hono';
import { digestOf } from '../base/secrets.ts';
import { Refusal } from './refusal.ts';

/** Returns the version of a record: a digest of its content. */
export function versionOf(content: unknown): string {
  return digestOf(JSON.stringify(content)).slice(0, 16);
}

/**
 * Demands that a record still has the version in the call's `If-Match`; without that header any version is accepted.
 *
 * @throws Refusal 412 with the record as it is now
 */
export function demandVersion(c: Context, current: { version: string | number } | undefined): void {
  const named = c.req.header('if-match');
  if (named === undefined || named === `"${current?.version}"`) return;
  const message = 'This has been changed meanwhile.';
  throw new Refusal(412, { message, code: 'changed', ...(current && { current }) });
}

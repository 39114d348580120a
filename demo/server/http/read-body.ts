import type { Context } from 'hono';
import * as v from 'valibot';
import { readText } from './read-text.ts';
import { invalidFields, Refusal } from './refusal.ts';

/**
 * Reads and validates the request's JSON body.
 *
 * @throws Refusal 413 above 64 kB, 400 if the body is not JSON or breaks the schema, with a message per field
 */
export async function readBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  return checkJson(await readText(c.req.raw), schema);
}

/** The same for calls whose body may be empty: an empty one is read as `{}`. @throws Refusal as `readBody` does */
export async function readOptionalBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await readText(c.req.raw);
  return text.trim() === '' ? checkBody({}, schema) : checkJson(text, schema);
}

/** Validates a body that was read already. @throws Refusal of this status, 400 by default, with a message per field */
export function checkBody<Schema extends v.GenericSchema>(
  body: unknown,
  schema: Schema,
  status?: 400 | 422,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, body);
  if (result.success) return result.output;
  // Reversed, so that the first of several issues of a field wins.
  const messages = result.issues
    .map((issue) => [v.getDotPath(issue) ?? '', wordsOf(issue)] as const)
    .reverse();
  throw invalidFields(Object.fromEntries(messages), status);
}

/** Replaces valibot's message for a missing field, which names its key and type, by one for visitors. */
function wordsOf({ input, message }: v.BaseIssue<unknown>): string {
  return input === undefined ? 'This field is required.' : message;
}

function checkJson<Schema extends v.GenericSchema>(text: string, schema: Schema): v.InferOutput<Schema> {
  const json = parseJson(text);
  if (json === undefined)
    throw new Refusal(400, { message: 'The request is not JSON.', code: 'invalid_body' });
  return checkBody(json, schema);
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

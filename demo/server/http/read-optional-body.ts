import type { Context } from 'hono';
import * as v from 'valibot';
import { readBody } from './read-body.ts';

/**
 * The same as `readBody`, for calls whose body may be empty: an empty one reads as `{}`.
 *
 * @throws Refusal as `readBody` does
 */
export async function readOptionalBody<Schema extends v.GenericSchema>(
  c: Context,
  schema: Schema,
): Promise<v.InferOutput<Schema>> {
  const text = await c.req.text();
  return text.trim() === '' ? v.parse(schema, {}) : readBody(c, schema);
}

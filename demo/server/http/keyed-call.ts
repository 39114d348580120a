import type { Context } from 'hono';
import type { KeyedCall } from './done-calls.ts';

/** Returns the call of this request, with the client's key, if any. */
export function keyedCall(c: Context, call: Omit<KeyedCall, 'key'>): KeyedCall {
  return { ...call, key: c.req.header('idempotency-key') || undefined };
}

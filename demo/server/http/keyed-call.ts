import type { Context } from 'hono';
import type { KeyedCall } from './done-calls.ts';

/** The call of this request, with the key that its client has sent, if any. */
export function keyedCall(c: Context, call: Omit<KeyedCall, 'key'>): KeyedCall {
  return { ...call, key: c.req.header('idempotency-key') || undefined };
}

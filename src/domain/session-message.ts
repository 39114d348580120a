import type { Message } from './message.ts';

const TYPES: readonly string[] = ['success', 'info', 'warning', 'error'] satisfies Message['type'][];

/**
 * A message that an earlier page of the session has stored as JSON `{ "type", "text" }` (decision 6), or
 * `null` where it is none. An unknown type is read as `info`.
 */
export function parseSessionMessage(json: string | null): Message | null {
  try {
    const { type, text } = JSON.parse(json ?? 'null');
    if (typeof text !== 'string' || !text) return null;
    return { type: TYPES.includes(type) ? type : 'info', text };
  } catch {
    return null;
  }
}

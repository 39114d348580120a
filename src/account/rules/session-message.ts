import type { Message } from '../../domain/validation/message.ts';

const TYPES: readonly string[] = ['success', 'info', 'warning', 'error'] satisfies Message['type'][];

/**
 * Parses a message stored by an earlier page of the session as JSON `{ "type", "text" }` (decision 6). Returns `null`
 * if it is invalid. An unknown type becomes `info`.
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

import type { Message } from '../../domain/validation/message.ts';
import { setSessionItem } from '../../lib/storage/session-storage.ts';

/** Keeps a message for the next login that opens in this session; it is shown there once. */
export function keepSessionMessage(message: Message): void {
  setSessionItem('ce-session-message', JSON.stringify(message));
}

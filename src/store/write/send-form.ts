import type { Store } from '../state.ts';
import { createOnce } from './create-once.ts';
import type { Creation } from './creation-keys.ts';
import { sendWithFormToken } from './form-token.ts';

/**
 * Sends a form with the form security token, once for each filled form: see `createOnce`.
 *
 * @throws {ServiceError} if `send` or fetching the token does
 */
export function sendForm<Answer>(
  store: Store,
  creation: Creation,
  send: (form: { key: string; formSecurityToken: string }) => Promise<Answer>,
): Promise<Answer> {
  return createOnce(store, creation, (key) =>
    sendWithFormToken(store, (formSecurityToken) => send({ key, formSecurityToken })),
  );
}

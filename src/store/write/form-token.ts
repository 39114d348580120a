import { ServiceError } from '../../errors/service-error.ts';
import { httpContextOf } from '../reads/http-context.ts';
import { loadService } from '../reads/load-service.ts';
import type { Store } from '../state.ts';

/** Fresh tokens that replace the payload's. */
const tokens = new WeakMap<Store, string>();

const askedAhead = new WeakSet<Store>();

/**
 * Sends a form with the page's form security token. If the server refuses the token, such as an expired one, fetches
 * a fresh one and sends the form once more (decision 31).
 *
 * @throws {ServiceError} if `send` or fetching the token does
 */
export async function sendWithFormToken<Answer>(
  store: Store,
  send: (formSecurityToken: string) => Promise<Answer>,
): Promise<Answer> {
  const token = tokens.get(store) ?? store.getState().payload.formSecurityToken;
  if (token === undefined) return send(await freshToken(store));
  try {
    return await send(token);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.status !== 403) throw error;
    return send(await freshToken(store));
  }
}

/** Fetches a token for a page that has none, so that the form is sent at once. A failure shows when it is sent. */
export async function readFormTokenAhead(store: Store): Promise<void> {
  if (askedAhead.has(store) || store.getState().payload.formSecurityToken !== undefined) return;
  askedAhead.add(store);
  await freshToken(store).catch(() => {});
}

async function freshToken(store: Store): Promise<string> {
  const { readFormToken } = await loadService(() => import('../../services/form-token.ts'));
  const token = await readFormToken(httpContextOf(store));
  tokens.set(store, token);
  return token;
}

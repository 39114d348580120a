import { ServiceError } from '../../errors/service-error.ts';
import { ofStore } from '../of-store.ts';
import { httpContextOf } from '../reads/http-context.ts';
import { loadService } from '../reads/load-service.ts';
import type { Store } from '../state.ts';

/** A fresh token that replaces the payload's, and whether one was asked for before it was needed. */
const freshOf = ofStore((): { token?: string; isAskedAhead: boolean } => ({ isAskedAhead: false }));

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
  const token = freshOf(store).token ?? store.getState().payload.formSecurityToken;
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
  const fresh = freshOf(store);
  if (fresh.isAskedAhead || store.getState().payload.formSecurityToken !== undefined) return;
  fresh.isAskedAhead = true;
  await freshToken(store).catch(() => {});
}

async function freshToken(store: Store): Promise<string> {
  const { readFormToken } = await loadService(() => import('../../services/form-token.ts'));
  const token = await readFormToken(httpContextOf(store));
  freshOf(store).token = token;
  return token;
}

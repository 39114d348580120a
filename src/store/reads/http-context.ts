import type { HttpContext } from '../../http/http-context.ts';
import { replaceToken } from '../session/session.ts';
import type { Store } from '../state.ts';

/** Returns the context of service calls, read from the page's store. */
export function httpContextOf(store: Store): HttpContext {
  const { services = {}, requestRegion } = store.getState().payload;
  return {
    services,
    region: requestRegion,
    token: () => store.getState().token,
    epoch: () => store.getState().sessionEpoch,
    replaceToken: (token) => replaceToken(store, token),
  };
}

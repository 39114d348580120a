import type { HttpContext } from '../../http/http-context.ts';
import type { Viewer } from '../ahead/ahead-context.ts';
import { replaceToken } from '../session/session.ts';
import type { Store } from '../state.ts';

/** Returns whom the page is for: responses in it that were made for others are ignored. */
export function viewerOf(store: Store): Viewer {
  const { user, payload } = store.getState();
  return { userId: user?.userId ?? null, region: payload.requestRegion };
}

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

import type { HttpContext } from '../../http/http-context.ts';
import type { Viewer } from '../ahead/ahead-context.ts';
import { refuseToken, replaceToken } from '../session/session.ts';
import type { Store } from '../state.ts';

/** Returns whom the page is for: responses in it that were made for others are ignored. */
export function viewerOf(store: Store): Viewer {
  const { user, payload } = store.getState();
  return { userId: user?.userId ?? null, region: payload.requestRegion };
}

/** Returns the context of service calls, read from the page's store at the time of each call. */
export function httpContextOf(store: Store): HttpContext {
  return {
    get services() {
      return store.getState().payload.services ?? {};
    },
    get region() {
      return store.getState().payload.requestRegion;
    },
    token: () => store.getState().token,
    epoch: () => store.getState().sessionEpoch,
    refuseToken: () => refuseToken(store),
    replaceToken: (token) => replaceToken(store, token),
  };
}

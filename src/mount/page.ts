import type { Bus } from '../events/bus.ts';
import { whenShown } from '../lib/when-shown.ts';
import { readPayload } from '../payload/read-payload.ts';
import { connectStore } from '../store/connect.ts';
import type { Page } from '../store/hooks.ts';
import { watchKeptLists } from '../store/kept-lists.ts';
import { renewPayload } from '../store/renew-payload.ts';
import { takeCarriedOverlay } from '../store/session/carried-overlay.ts';
import { takeLoginMark } from '../store/session/login-mark.ts';
import { isComeBackTo, isOutdated } from '../store/session/session-marker.ts';
import type { Store } from '../store/state.ts';
import { createPageStore } from '../store/store.ts';
import { connectTabs } from '../store/tabs.ts';
import { watchDrafts } from '../store/write/watch-drafts.ts';
import { type Registry, registry } from './registry.ts';

/**
 * The page shared by all islands, whichever copy of the library mounts them; created when the first island is mounted.
 */
export function pageOfIslands(): Page {
  const shared = registry();
  shared.islandPage ??= makePage(shared);
  return shared.islandPage;
}

function makePage(shared: Registry): Page {
  const { bus, overlays, page, standIn } = shared;
  const { payload, errors } = readPayload(page);
  for (const error of errors) console.error(error);
  const store = createPageStore(payload);
  connectStore(store, bus);
  // A page restored from the back/forward cache or the HTTP cache may show a user who has signed out since, or request
  // what is settled by now. One from the HTTP cache must not report its user to other tabs either.
  if (isComeBackTo() && isOutdated(store.getState().user)) location.reload();
  else {
    const isLoginLost = takeLoginMark() && !store.getState().user;
    if (isLoginLost) {
      import('../store/notices/report-lost-login.ts').then(
        (chunk) => chunk.reportLostLogin(store, bus),
        console.error,
      );
    }
    // A page without a payload says nothing of the session.
    const saysWhoIsHere = !isLoginLost && Object.keys(page.fields).length > 0;
    connectTabs(store, saysWhoIsHere);
    watchKeptLists(store);
    watchDrafts(store, saysWhoIsHere);
    whenShown(() => {
      const carried = takeCarriedOverlay();
      if (carried && store.getState().user) bus.emit('overlay:open', carried);
    });
  }
  followPayload(store, shared);
  watchSession(store, bus);
  return {
    store,
    bus,
    get rawFields() {
      return page.fields;
    },
    closeOverlay: overlays.release,
    standIn,
  };
}

/** Finds out whether the session has ended elsewhere: when the tab becomes visible, and when a call was refused. */
function watchSession(store: Store, bus: Bus): void {
  const load = () => import('../store/session/session-end.ts');
  let isChecking = false;
  const check = async (end: 'here' | 'elsewhere') => {
    const { user, sessionEnd } = store.getState();
    if (!user || sessionEnd || isChecking) return;
    isChecking = true;
    await load().then(
      (chunk) => chunk.checkSession(store, end),
      () => {},
    );
    isChecking = false;
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check('elsewhere');
  });
  store.subscribe((now, before) => {
    // Whoever has done nothing here yet sees no control that would say it.
    const end = navigator.userActivation?.hasBeenActive === false ? 'elsewhere' : 'here';
    if (now.refusedToken && now.refusedToken !== before.refusedToken) void check(end);
    if (now.sessionEnd !== 'elsewhere' || before.sessionEnd) return;
    load().then((chunk) => chunk.announceSessionEnd({ store, bus }), console.error);
  });
}

/** Has the store follow the payload, which a navigation without a reload replaces. */
function followPayload(store: Store, { bus, page, handles }: Registry): void {
  let { fields } = page;
  bus.on('payload:changed', () => {
    // The fields stay if the new text has none.
    const { payload, errors } = readPayload(page.fields === fields ? { ...page, fields: {} } : page);
    for (const error of errors) console.error(error);
    if (page.fields === fields) return;
    fields = page.fields;
    const { texts } = store.getState().payload;
    renewPayload(store, payload);
    if (texts === store.getState().payload.texts) return;
    for (const handle of handles.values()) handle.update({});
  });
}

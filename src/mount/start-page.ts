import type { ConsentSettings } from '../domain/user/consent.ts';
import { whenShown } from '../lib/when-shown.ts';
import { isEditorMode } from '../payload/editor-mode.ts';
import { rawAnalytics, rawConsentOptions, rawErrorReporting } from '../payload/raw-fields.ts';
import { connectConsent } from './consent/connect-consent.ts';
import type { Handle } from './island/handle.ts';
import { mountLater } from './island/mount-later.ts';
import { mountMarked } from './island/mount-marked.ts';
import { openRegistry } from './open-registry.ts';
import { watchOpenRequests } from './overlay/open-requests.ts';
import { watchOverlayPlaces } from './overlay/overlay-places.ts';
import { type Loading, watchLoading } from './overlay/watch-loading.ts';
import type { PageChunks } from './page-chunks.ts';
import type { Registry } from './registry.ts';
import type { Sources } from './sources.ts';

/** What a page can request. */
export interface PageApi {
  /** Mounts an island by name. */
  mount(name: string, element: Element, props?: object): Handle;
  /** Mounts every marked element below `root`, including later ones. Returns a function that stops it. */
  mountAll(root?: Node & ParentNode): () => void;
}

/** Starts what a page needs besides its islands: consent, overlays and their openers, editor mode. */
export function startPage(sources: Sources): PageApi {
  const { table, prefetch } = sources;
  const shared = openRegistry();
  shared.isStarted = true;

  onceAsked(shared, isEditorMode, () =>
    withChunk(sources, 'editor', (chunk) => chunk.explainFailures(shared, table)),
  );
  watchErrors(shared, sources);
  const loading = watchLoading(shared, table);
  startGates(shared, sources);
  startConsent(shared, sources, loading);
  startAnalyticsWithConsent(shared, sources);
  watchOverlayPlaces(shared, table, loading);
  watchOpenRequests(shared, table, prefetch);

  const mount: PageApi['mount'] = (name, element, props = {}) => {
    const present = shared.handles.get(element);
    if (present) return present;
    prefetch(name);
    const code = Promise.all([sources.chunk('react'), sources.island(name)]).then(
      ([{ mountIsland }, island]) =>
        (latest: object) =>
          mountIsland(element, island, latest),
    );
    return mountLater(name, element, props, code);
  };

  const checkForGated = startWith('[data-ce-consent]', () =>
    withChunk(sources, 'gated', (chunk) => chunk.watchGated(shared)),
  );
  const checkForTooltips = startWith('[data-ce-tooltip]', () =>
    withChunk(sources, 'tooltips', (chunk) => chunk.watchTooltips()),
  );

  return {
    mount,
    mountAll: (root = document) =>
      mountMarked(root, {
        whenOf: (name) => table[name]?.when,
        mount,
        scanned() {
          checkForGated();
          checkForTooltips();
        },
      }),
  };
}

/** Starts what a payload asks for: the page's own, or the first one after it that does. */
function onceAsked(
  { bus, page }: Registry,
  isAsked: (fields: Registry['page']['fields']) => unknown,
  start: () => unknown,
): void {
  const check = () => {
    if (!isAsked(page.fields)) return;
    stop();
    start();
  };
  const stop = bus.on('payload:changed', check);
  check();
}

/** Watches for elements that need a chunk, and starts it at the first one. */
function startWith(selector: string, start: () => unknown): () => void {
  let isStarted = false;
  return () => {
    if (isStarted || !document.querySelector(selector)) return;
    isStarted = true;
    start();
  };
}

/** Loads a chunk and uses it; the page works without one that fails to load, which is tried again when online. */
function withChunk<Name extends keyof PageChunks>(
  sources: Sources,
  name: Name,
  use: (chunk: PageChunks[Name]) => unknown,
): Promise<unknown> {
  return sources.chunk(name).then(use, (error) => {
    console.error(error);
    addEventListener('online', () => withChunk(sources, name, use), { once: true });
  });
}

/** Reports our own errors, not the page's. The reporting code is loaded with the first one. */
function watchErrors(shared: Registry, sources: Sources): void {
  for (const type of ['ce:widget:failed', 'ce:error']) {
    document.addEventListener(type, (event) => {
      if (!rawErrorReporting(shared.page.fields)) return;
      withChunk(sources, 'error-reporting', (chunk) =>
        chunk.reportError(shared, (event as CustomEvent).detail),
      );
    });
  }
}

/** Gates apply only to signed-in users and to country-restricted pages. */
function startGates(shared: Registry, sources: Sources): void {
  let isStarted = false;
  const start = () => {
    if (isStarted) return;
    isStarted = true;
    // Overlays that rank below a gate must not be shown before it.
    const release = shared.overlays.hold();
    whenShown(() =>
      withChunk(sources, 'gates', (chunk) =>
        chunk.watchGates(shared, sources.table, sources.prefetch),
      ).finally(release),
    );
  };
  onceAsked(shared, ({ user, requestCountry }) => user || requestCountry, start);
  shared.bus.on('session:changed', ({ signedIn }) => signedIn && start());
}

/** Consent options beyond the cookie modal are loaded first, and only for pages that have them. */
function startConsent(shared: Registry, sources: Sources, loading: Loading): void {
  const connect = () => connectConsent(shared, sources, loading);
  const { googleConsentMode, globalPrivacyControl } = rawConsentOptions(shared.page.fields);
  if (googleConsentMode || (globalPrivacyControl && navigator.globalPrivacyControl)) {
    withChunk(sources, 'consent-options', (chunk) => chunk.startConsentOptions(shared)).finally(connect);
  } else connect();
}

/** Without functional consent not even the adapter is fetched. */
function startAnalyticsWithConsent(shared: Registry, sources: Sources): void {
  const start = ({ functional }: ConsentSettings) =>
    functional && withChunk(sources, 'analytics', (chunk) => chunk.startAnalytics(shared));
  onceAsked(shared, rawAnalytics, () => shared.bus.on('consent:changed', start, { replay: true }));
}

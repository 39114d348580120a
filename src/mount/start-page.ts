import { connectConsent } from './consent/connect-consent.ts';
import type { Island } from './contract.ts';
import type { Handle } from './handle.ts';
import { mountLater } from './mount-later.ts';
import { mountMarked } from './mount-marked.ts';
import { watchOpenRequests } from './open-requests.ts';
import { watchOverlayPlaces } from './overlay-places.ts';
import { type Registry, registry } from './registry.ts';
import type { IslandTable } from './table.ts';

/** Where a page's code comes from: the script tag's files, or the npm package's modules. */
export interface Sources {
  table: IslandTable;
  island(name: string): Promise<Island>;
  /** What mounts islands; it brings React. */
  mounting(): Promise<typeof import('./mount-island.tsx')>;
  cookieModal(): Promise<typeof import('../../widgets/cookie-modal/open-cookie-modal.ts')>;
  gated(): Promise<typeof import('./consent/watch-gated.ts')>;
  analytics(): Promise<typeof import('./analytics/start-analytics.ts')>;
  editor(): Promise<typeof import('./editor/explain-failures.ts')>;
  gates(): Promise<typeof import('./gates/watch-gates.ts')>;
  tooltips(): Promise<typeof import('./tooltips/watch-tooltips.ts')>;
  /** Fetches an island's code ahead. */
  prefetch(name: string): void;
}

/** What a page can be asked for. */
export interface PageApi {
  /** Mounts an island by name. */
  mount(name: string, element: Element, props?: object): Handle;
  /** Mounts every marked element below `root`, now and later; returns the stop. */
  mountAll(root?: Node & ParentNode): () => void;
}

/** Starts what a page needs beside its islands: consent, overlays and their openers, editor mode. */
export function startPage(sources: Sources): PageApi {
  const { table, prefetch } = sources;
  const shared = registry();
  const { page } = shared;

  if (page.fields.editor === true || /[?&]ce-editor\b/.test(location.search)) {
    sources.editor().then((part) => part.explainFailures(shared, table), console.error);
  }
  startGates(shared, sources);
  connectConsent(shared, sources);
  startAnalyticsWithConsent(shared, sources);
  watchOverlayPlaces(shared, table);
  watchOpenRequests(shared, table, prefetch);

  const mount: PageApi['mount'] = (name, element, props = {}) => {
    const present = shared.handles.get(element);
    if (present) return present;
    prefetch(name);
    const code = Promise.all([sources.mounting(), sources.island(name)]).then(
      ([{ mountIsland }, island]) =>
        (latest: object) =>
          mountIsland(element, island, latest),
    );
    return mountLater(name, element, props, code);
  };

  const lookForGated = startWith('[data-ce-consent]', async () => (await sources.gated()).watchGated(shared));
  const lookForTooltips = startWith('[data-ce-tooltip]', async () =>
    (await sources.tooltips()).watchTooltips(),
  );

  return {
    mount,
    mountAll: (root = document) =>
      mountMarked(root, {
        whenOf: (name) => table[name]?.when,
        mount,
        scanned() {
          lookForGated();
          lookForTooltips();
        },
      }),
  };
}

/** Looks for what needs a part, and starts the part at the first of it. */
function startWith(selector: string, start: () => Promise<void>): () => void {
  let isStarted = false;
  return () => {
    if (isStarted || !document.querySelector(selector)) return;
    isStarted = true;
    start().catch(console.error);
  };
}

/** Only who is signed in, or looks at a page for some countries, may have something to settle first. */
function startGates(shared: Registry, { gates, table, prefetch }: Sources): void {
  const { bus, overlays, page } = shared;
  const start = () => gates().then((part) => part.watchGates(shared, table, prefetch), console.error);
  if (page.fields.user || page.fields.requestCountry) {
    // What ranks below a gate must not be seen before it.
    start().finally(overlays.hold());
    return;
  }
  const stop = bus.on('session:changed', ({ signedIn }) => {
    if (!signedIn) return;
    stop();
    start();
  });
}

/** Without a functional consent not even the adapter is fetched. */
function startAnalyticsWithConsent(shared: Registry, { analytics }: Pick<Sources, 'analytics'>): void {
  if (!shared.page.fields.analytics) return;
  const stop = shared.bus.on(
    'consent:changed',
    ({ functional }) => {
      if (!functional) return;
      queueMicrotask(() => stop());
      analytics().then((part) => part.startAnalytics(shared), console.error);
    },
    { replay: true },
  );
}

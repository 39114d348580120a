import { serviceProblems } from '../../../events/service-problems.ts';
import { serviceNames } from '../../../payload/address-names.ts';
import { rawStrings } from '../../../payload/raw-fields.ts';
import type { RawPage } from '../../../payload/raw-page.ts';
import { readPayload } from '../../../payload/read-payload.ts';
import type { IslandTable } from '../../island/table.ts';
import type { Registry } from '../../registry.ts';
import type { CheckedService } from './check-service.ts';

/** An island of the page, as the panel lists it. */
export interface IslandFacts {
  name: string;
  state: string;
  /** Why it failed, or what it waits for. */
  note: string;
  element: Element;
}

/** A service, as the panel lists it. */
export interface ServiceFacts {
  name: CheckedService;
  /** `undefined`: the page's own origin. */
  address: string | undefined;
  /** Calls of this page so far. */
  calls: number;
  /** What was wrong with some of them. */
  problems: readonly string[];
}

/** What the panel says of the page. */
export interface PageFacts {
  islands: readonly IslandFacts[];
  /** What the payload lacks, or has wrong. */
  payload: readonly string[];
  services: readonly ServiceFacts[];
  isSignedIn: boolean;
  /** Files of the library so far, and how many bytes the browser fetched for them. */
  files: { count: number; kB: number };
}

/** Number of things that are wrong. */
export function problemCount({ islands, payload, services }: PageFacts): number {
  const failed = islands.filter(({ state }) => state === 'failed');
  return failed.length + payload.length + services.filter(({ problems }) => problems.length > 0).length;
}

/** Reads the facts of the page as it is now. */
export function readPageFacts(
  { failures, page }: Pick<Registry, 'failures' | 'page'>,
  table: IslandTable,
): PageFacts {
  const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const files = entries.filter(
    ({ name }) => /-[\w-]{8}\.js(\?\d)?$/.test(name) && name.startsWith(folderOf(entries)),
  );
  return {
    islands: [...document.querySelectorAll<HTMLElement>('[data-ce-widget]')].map((element) => {
      const { ceWidget: name = '', ceStatus: state = 'not started' } = element.dataset;
      const failure = failures.findLast((each) => each.element === element);
      const waiting = state === 'waiting' ? `until: ${table[name]?.when ?? 'unknown'}` : '';
      return { name, state, element, note: state === 'failed' ? (failure?.error.message ?? '') : waiting };
    }),
    payload: readPayload(page).errors.map(({ message }) => message),
    services: readServices(page.fields.services, entries),
    isSignedIn: Boolean(page.fields.user),
    files: {
      count: files.length,
      kB: Math.round(files.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000),
    },
  };
}

/** The folder of the library's files: that of the core, which is always there. */
function folderOf(entries: readonly PerformanceResourceTiming[]): string {
  const core = entries.find(({ name }) => /\/core-[\w-]{8}\.js$/.test(name));
  return core ? core.name.replace(/[^/]+$/, '') : '\0';
}

function readServices(
  field: RawPage['fields'][string],
  entries: readonly PerformanceResourceTiming[],
): ServiceFacts[] {
  const addresses = rawStrings(field);
  const calls = entries.filter(({ initiatorType }) => initiatorType === 'fetch').map(({ name }) => name);
  return (Object.keys(serviceNames) as CheckedService[]).map((name) => {
    const address = addresses[name];
    const isBelow = (url: string) =>
      URL.canParse(address ?? '/', location.href) &&
      url.startsWith(new URL(address ?? '/', location.href).href);
    return {
      name,
      address,
      calls: address ? calls.filter(isBelow).length : 0,
      problems: serviceProblems()
        .filter(({ url }) => address && isBelow(new URL(url, location.href).href))
        .map(({ method, url, problem }) => `${method} ${withoutQuery(url)} ${problem}`),
    };
  });
}

/** Queries hold terms, ids and tokens. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

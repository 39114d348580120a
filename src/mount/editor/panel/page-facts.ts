import { serviceProblems } from '../../../events/service-problems.ts';
import { serviceNames } from '../../../payload/address-names.ts';
import { payloadFaults } from '../../../payload/payload-faults.ts';
import { rawStrings } from '../../../payload/raw-fields.ts';
import { parseRecord } from '../../../payload/raw-page.ts';
import type { IslandTable } from '../../island/table.ts';
import type { Registry } from '../../registry.ts';
import { findMisspeltNames } from '../find-unknown-names.ts';
import { serviceOf } from '../service-of.ts';
import type { CheckedService } from './check-service.ts';

/** An island of the page, as the panel lists it. */
export interface ListedIsland {
  name: string;
  state: string;
  /** Why it failed, or what it waits for. */
  note: string;
  element: Element;
}

/** A service, as the panel lists it. */
export interface ListedService {
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
  islands: readonly ListedIsland[];
  /** What the payload lacks, or has wrong. */
  payload: readonly string[];
  services: readonly ListedService[];
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
  const addresses = rawStrings(page.fields.services);
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
    payload: [
      ...payloadFaults({ ...page, fields: parseRecord(page.json) ?? {} }).map(({ message }) => message),
      ...findMisspeltNames(page.fields),
      ...problemsOf(undefined, addresses).map((problem) => `${problem} The payload has no address of it.`),
    ],
    services: readServices(addresses, entries),
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
  addresses: Readonly<Record<string, string>>,
  entries: readonly PerformanceResourceTiming[],
): ListedService[] {
  const calls = entries
    .filter(({ initiatorType }) => initiatorType === 'fetch')
    .map(({ name }) => serviceOf(name, addresses));
  return (Object.keys(serviceNames) as CheckedService[]).map((name) => ({
    name,
    address: addresses[name],
    calls: calls.filter((called) => called === name).length,
    problems: problemsOf(name, addresses),
  }));
}

/** @param name `undefined`: of calls to no address of the payload */
function problemsOf(name: string | undefined, addresses: Readonly<Record<string, string>>): string[] {
  return serviceProblems()
    .filter(({ url }) => serviceOf(new URL(url, location.href).href, addresses) === name)
    .map(({ method, url, problem }) => `${method} ${withoutQuery(url)} ${problem}`);
}

/** Queries hold terms, ids and tokens. */
export function withoutQuery(url: string): string {
  const { origin, pathname } = new URL(url, location.href);
  return origin + pathname;
}

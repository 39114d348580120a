import type { ServiceName } from '../../../src/http/http-context.ts';
import type { Problem } from './problem.ts';

/** How a call came off. `skipped`: nothing of it could be asked. */
export type State = 'ok' | 'wrong' | 'skipped';

/** What was found out about a call. */
export interface CallReport {
  service: ServiceName;
  /** Such as `GET /api/v1/country`. */
  call: string;
  state: State;
  /** What was not asked, and why. */
  notes: readonly string[];
  /** Longest time that an answer took; absent if there was none. */
  milliseconds?: number | undefined;
  problems: readonly Problem[];
}

/** What was found out about all services. */
export interface Report {
  /** Of the pages. */
  origin: string;
  /** Who asked. */
  viewers: readonly string[];
  /** Address of each service that was asked. */
  addresses: Readonly<Partial<Record<ServiceName, string>>>;
  /** Number of calls that were left out, since the services do not have them. */
  notOffered: number;
  calls: readonly CallReport[];
  counts: Readonly<Record<State, number>>;
}

/** Counts the calls by how they came off. */
export function countStates(calls: readonly CallReport[]): Record<State, number> {
  const count = (state: State) => calls.filter((each) => each.state === state).length;
  return { ok: count('ok'), wrong: count('wrong'), skipped: count('skipped') };
}

/** Whether nothing has answered a call. */
export function isSilent({ state, milliseconds }: CallReport): boolean {
  return state === 'wrong' && milliseconds === undefined;
}

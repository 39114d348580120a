import type { Group, Kind } from './kinds.ts';
import type { Cast } from './stage.ts';

/**
 * What somebody gets:
 *
 * * `open`: what was asked for;
 * * `nothing`: an answer that does not hold it;
 * * `as unknown`: the answer, to the letter, that a thing gets that does not exist;
 * * `missing`: 404;
 * * `login`, `forbidden`: 401 and 403 by the rights of who asks;
 * * `token`: 401 for the token that says who asks;
 * * `invalid`, `conflict`: the call was let in, and refused for its content.
 */
export type Outcome =
  | 'open'
  | 'nothing'
  | 'as unknown'
  | 'missing'
  | 'login'
  | 'forbidden'
  | 'token'
  | 'invalid'
  | 'conflict';

/** Outcomes by kind or group; a kind goes before its group, and both before the others. */
export type Expectation = Partial<Record<Kind | Group | 'others', Outcome>>;

/** A request of the table. */
export interface Asked {
  path: string;
  body?: unknown;
  /** The body goes as that of a page's form. */
  isForm?: true;
  /** Stands in the answer where it is `open`, and only there. */
  holds?: string;
}

/** What a request may be made of. */
export interface Circumstances {
  kind: Kind;
  cast: Cast;
  /** Makes a call as somebody, and gives its JSON. */
  before(kind: Kind, method: string, path: string, body?: unknown): Promise<Record<string, string>>;
}

/** How a thing is asked for: by its path, where that says all. */
export type Ask<Thing> = (
  thing: Thing,
  circumstances: Circumstances,
) => Asked | string | Promise<Asked | string>;

/** One thing that is asked for: the request, and the words that name the thing, which differ from other answers. */
export interface Case {
  ask: (circumstances: Circumstances) => Asked | string | Promise<Asked | string>;
  names: readonly string[];
  expect: Expectation;
}

/** A call of the contract, with the things that it is asked for. */
export interface Row {
  /** `operationId` of the contract. */
  operation: string;
  /** The operation, and what is special about this row where a call has several: `searchDocuments, by plant`. */
  title: string;
  /** It changes nothing, so that anybody's services can be asked. */
  isReading: boolean;
  cases: Record<string, Case>;
}

/** A call that changes nothing. */
export const reads = (title: string, cases: Row['cases']): Row => ({
  ...writes(title, cases),
  isReading: true,
});

/** A call that may change something. */
export const writes = (title: string, cases: Row['cases']): Row => ({
  ...{ operation: title.replace(/,.*/, ''), title, isReading: false, cases },
});

/** A thing by its id and whatever else names it. */
type Named = Readonly<Record<string, string>>;

type Each<Name extends string, Thing extends Named> = [
  set: Readonly<Record<Name, Thing>>,
  expect: Readonly<Record<Name, Expectation>>,
  ask: Ask<Thing>,
];

/** Cases for each of a kind of things: all are asked for alike. */
export function casesOf<Name extends string, Thing extends Named>(
  ...[set, expect, ask]: Each<Name, Thing>
): Record<string, Case> {
  const cases = Object.entries<Thing>(set).map(([name, thing]) => [
    name,
    oneCase(expect[name as Name], (circumstances) => ask(thing, circumstances), Object.values(thing)),
  ]);
  return Object.fromEntries(cases);
}

/** A call that changes nothing, asked for each of a kind of things. */
export const readsEach = <Name extends string, Thing extends Named>(
  title: string,
  ...of: Each<Name, Thing>
): Row => reads(title, casesOf(...of));

/** A call that may change something, asked for each of a kind of things. */
export const writesEach = <Name extends string, Thing extends Named>(
  title: string,
  ...of: Each<Name, Thing>
): Row => writes(title, casesOf(...of));

/** A case by itself; ids of what was saved are masked in every answer, and so need no names. */
export const oneCase = (expect: Expectation, ask: Case['ask'], names: readonly string[] = []): Case => ({
  ...{ ask, names, expect },
});

/** A call that is about no thing, or about the one who asks. */
export const call = (
  path: string,
  expect: Expectation,
  more: Omit<Asked, 'path'> = {},
): Record<string, Case> => ({
  any: oneCase(expect, () => ({ path, ...more })),
});

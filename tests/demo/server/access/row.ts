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

/** One thing that is asked for: the request, and the words that name the thing, which differ from other answers. */
export interface Case {
  ask: (circumstances: Circumstances) => Asked | Promise<Asked>;
  names: readonly string[];
  expect: Expectation;
}

/** A call of the contract, with the things that it is asked for. */
export interface Row {
  /** `operationId` of the contract. */
  operation: string;
  /** What is special about this row, where a call has several. */
  way?: string;
  /** It changes nothing, so that anybody's services can be asked. */
  isReading?: true;
  cases: Record<string, Case>;
}

/** Cases for each of a kind of things: all are asked for alike. */
export function casesOf<Name extends string, Thing extends Readonly<Record<string, string>>>(
  set: Readonly<Record<Name, Thing>>,
  expect: Readonly<Record<Name, Expectation>>,
  ask: (thing: Thing, circumstances: Circumstances) => Asked | Promise<Asked>,
): Record<string, Case> {
  return Object.fromEntries(
    Object.entries<Thing>(set).map(([name, thing]) => [
      name,
      {
        ask: (circumstances) => ask(thing, circumstances),
        names: Object.values(thing),
        expect: expect[name as Name],
      },
    ]),
  );
}

/** A call that is about no thing, or about the one who asks. */
export function call(
  path: string,
  expect: Expectation,
  more: Omit<Asked, 'path'> = {},
): Record<string, Case> {
  return { any: { ask: () => ({ path, ...more }), names: [], expect } };
}

import type * as v from 'valibot';
import type { ServiceName } from '../../../../src/http/http-context.ts';
import type { Examples } from '../examples.ts';

/** Who asks: somebody who is not signed in, or the user of the token. */
export type Viewer = 'visitor' | 'token';

/**
 * Who gets what was asked for:
 *
 * * `everyone`;
 * * `user`: whoever is signed in, visitors get 401;
 * * `right`: whoever has a right, other users get 403, visitors 401.
 */
export type Access = 'everyone' | 'user' | 'right';

/**
 * Whom an answer is about (docs/guide/cache-and-scale.md, "What a CDN may keep"):
 *
 * * `person`: who asks, or what is made for them;
 * * `viewer`: everybody with the same rights;
 * * `nobody`: the same for all.
 */
export type Privacy = 'person' | 'viewer' | 'nobody';

/** A request that has to be refused. */
export interface Refused {
  /** Such as `about an unknown product`. */
  what: string;
  status: 400 | 404;
  /** In place of the call's own. */
  examples?: Examples;
  query?: Readonly<Record<string, string>>;
  body?: object;
}

/** A call that changes nothing, and what the contract asks of its answers. */
export interface ReadCall {
  service: ServiceName;
  /** POST only of searches, whose bodies hold `from` and `size`. */
  method: 'GET' | 'POST';
  /** As in the contract, but for the names in braces, which are those of examples. */
  path: string;
  /** With examples in braces. @default none */
  query?: Readonly<Record<string, string>>;
  body?: object;
  access: Access;
  privacy: Privacy;
  /** Schema by which the widgets read the answer; `file` for files. */
  answer: v.GenericSchema | 'file';
  /** Who asks. @default both */
  viewers?: readonly Viewer[];
  /** Whether a tab opens the file where scripts may not read it: then CORS headers are no must. @default false */
  isForTabs?: true;
  /** Examples in an answer that matches the schema, read as it came. */
  learn?: (answer: unknown) => Examples;
  /** What an answer to a visitor must not hold, in words; `undefined` if it is right. */
  forVisitors?: (answer: unknown) => string | undefined;
  /** Why it is asked only for what it has to refuse. */
  unasked?: string;
  /** @default none */
  refuses?: readonly Refused[];
}

/** A call by its method and path, in which the names of parameters do not count: `GET /api/v1/catalog/{}`. */
export function callName(call: string): string {
  return call.replace(/\?.*$/, '').replace(/\{\w*\}/g, '{}');
}

/** A call that changes or makes something: only its preflight is asked. */
export interface ChangingCall {
  service: ServiceName;
  method: 'POST' | 'PUT' | 'DELETE';
  /** As in the contract. */
  path: string;
  /** Whether it sends JSON. */
  hasBody: boolean;
  /** Request headers beside those of every call. */
  headers: readonly ('idempotency-key' | 'if-match')[];
}

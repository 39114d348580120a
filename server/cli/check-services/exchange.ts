import type { Answer, SentRequest } from './ask.ts';
import type { ReadCall, Viewer } from './calls/call.ts';
import type { Finding } from './problem.ts';

/** A request with its answer, as the rules judge it. */
export interface Exchange {
  call: ReadCall;
  viewer: Viewer;
  /** Statuses that the contract allows here; the first is the one that is meant. */
  expected: readonly number[];
  request: SentRequest;
  answer: Answer;
  /** Whether the page is on another origin and has to be allowed to read the answer. */
  needsCors: boolean;
}

/** Something that the contract asks of every answer of some kind. */
export type Rule = (exchange: Exchange) => readonly Finding[];

/** Whether the service has answered what was asked for, as it should. */
export function isGiven({ expected, answer: { status } }: Exchange): boolean {
  return status >= 200 && status < 300 && expected.includes(status);
}

import type { SentRequest } from './sent-request.ts';

/** JSON as the contract allows it; required fields that the test does not care about are filled in. */
export interface JsonAnswer {
  json?: unknown;
  /** Default: the success that the call describes. */
  status?: number;
  headers?: Record<string, string>;
}

/** A file of a type that the call describes. */
export interface FileAnswer {
  file: BodyInit;
  /** With its `content-type`. */
  headers: Record<string, string>;
}

/** An answer that breaks the contract, for tests of that case: a string is sent as is, anything else as JSON. */
export interface WrongAnswer {
  wrong: unknown;
  status?: number;
  headers?: Record<string, string>;
}

/** What a service answers, or why it does not: the browser is offline, or it is online and gets no response. */
export type Answer = JsonAnswer | FileAnswer | WrongAnswer | 'no connection' | 'unreachable' | 'never';

/** An answer at once, later, or by the request; none fails the test. */
export type Reply =
  | Answer
  | Promise<Answer>
  | ((request: SentRequest) => Answer | Promise<Answer> | undefined);

/** A refusal with the service's message. */
export function refuse(status: number, message = '', more: object = {}): JsonAnswer {
  return { json: { message, ...more }, status };
}

/** A refusal that says when to try again. */
export function tooMany(seconds: number, message = ''): JsonAnswer {
  return { ...refuse(429, message), headers: { 'retry-after': `${seconds}` } };
}

/** A PDF, with the headers that tell its name. */
export function pdf(headers: Record<string, string> = {}): FileAnswer {
  return { file: '%PDF-1.7\n%%EOF\n', headers: { 'content-type': 'application/pdf', ...headers } };
}

/** An answer without content. */
export const nothing: JsonAnswer = { status: 204 };

/** These answers one after the other; the last one stays. */
export function inTurn(...answers: Reply[]): Reply {
  let next = 0;
  return (request) => {
    const answer = answers[Math.min(next++, answers.length - 1)] ?? 'never';
    return typeof answer === 'function' ? answer(request) : answer;
  };
}

/** An answer that comes when the test says so, for what happens meanwhile or in which order answers arrive. */
export function heldBack(): { answer: Promise<Answer>; arrive: (answer: Answer) => void } {
  const { promise, resolve } = Promise.withResolvers<Answer>();
  return { answer: promise, arrive: resolve };
}

import type { Answer } from '../support/services/answers.ts';

/** A way in which a call can fail, with what the reader and the integrator are told. */
export interface Fault {
  name: string;
  answer: Answer;
  /** What a failed read says. */
  read: RegExp;
  /** What a failed submit or action says. @default that of a read */
  send?: RegExp;
  /** What the reader can do about it. @default 'Try again' */
  help?: 'Log in' | null;
  /** What the console tells; nothing for what is no mistake of the set-up. */
  console?: RegExp;
}

const GENERIC = /An unknown error has occurred/;
const json = { 'content-type': 'application/json' };
const refusal = (status: number, message: string, headers = {}): Answer => ({
  wrong: { message },
  status,
  headers: { ...json, ...headers },
});

/** The service's own words, which are shown where they say more than ours. */
export const WORDS = 'Closed until Monday.';

/** How a call can fail, whichever it is. */
export const FAULTS: readonly Fault[] = [
  { name: '401', answer: refusal(401, WORDS), read: /Your session has ended/, help: 'Log in' },
  { name: '403', answer: refusal(403, WORDS), read: /Closed until Monday/, help: null },
  { name: '404 of the contract', answer: refusal(404, WORDS), read: /Closed until Monday/, help: null },
  {
    name: '404 of somebody else',
    answer: {
      wrong: '<!doctype html><h1>Not Found</h1>',
      status: 404,
      headers: { 'content-type': 'text/html' },
    },
    read: GENERIC,
    console: /was answered with 404 by something that is not the service/,
  },
  {
    name: '429 with Retry-After',
    answer: refusal(429, '', { 'retry-after': '20' }),
    read: /The server is busy\. Try again in \d+ seconds\./,
    send: /Try again in \d+ seconds\./,
  },
  { name: '500', answer: refusal(500, WORDS), read: /Closed until Monday/ },
  {
    name: 'HTML',
    answer: { wrong: '<!doctype html><title>Log in</title>', headers: { 'content-type': 'text/html' } },
    read: GENERIC,
    console: /breaks the contract/,
  },
  {
    name: 'offline',
    answer: 'no connection',
    read: /check your connection|There is no connection|as soon as/,
  },
  {
    name: 'blocked by the browser while online',
    answer: 'unreachable',
    read: /We cannot reach the server/,
    console: /got no response although the browser is online/,
  },
];

/** A list whose items all break the contract. */
export const malformed = (answer: unknown): Fault => ({
  name: 'items all malformed',
  answer: { wrong: answer },
  read: GENERIC,
  console: /breaks the contract/,
});

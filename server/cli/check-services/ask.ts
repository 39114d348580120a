import { hideTokens } from './hide-tokens.ts';

/** Time limit of a request, in ms. */
export const PATIENCE = 10_000;

/** A request, as it is sent. */
export interface SentRequest {
  method: string;
  url: URL;
  headers: Readonly<Record<string, string>>;
  body?: string | undefined;
}

/** What a service answered. */
export interface Answer {
  status: number;
  headers: Headers;
  /** Without tokens, since it may be shown. Of a file it is not read: empty. */
  text: string;
  /** Time until it was read. */
  milliseconds: number;
}

/** Why there is no answer. */
export interface NoAnswer {
  /** `timeout`: none has come within the time limit. */
  failure: 'timeout' | 'unreachable';
  /** Such as `ENOTFOUND`, by Node. */
  reason: string;
}

/** Sends a request. Never throws, and follows no redirect. */
export type Ask = (request: SentRequest) => Promise<Answer | NoAnswer>;

/** Types of answers that are read. */
const TEXTUAL = /json|html|text\/plain/;

/**
 * @param fetch Node's
 * @param patience time limit of a request, in ms
 */
export function createAsk(fetch: typeof globalThis.fetch, patience = PATIENCE): Ask {
  return async ({ method, url, headers, body }) => {
    const start = performance.now();
    try {
      const response = await fetch(url, {
        ...{ method, headers, body: body ?? null, redirect: 'manual' },
        signal: AbortSignal.timeout(patience),
      });
      const text = hideTokens(await textOf(response), headers.authorization?.replace('Bearer ', ''));
      const milliseconds = Math.round(performance.now() - start);
      return { status: response.status, headers: response.headers, text, milliseconds };
    } catch (error) {
      return failureOf(error as Error);
    }
  };
}

async function textOf(response: Response): Promise<string> {
  if (TEXTUAL.test(response.headers.get('content-type') ?? 'text/plain')) return response.text();
  await response.body?.cancel();
  return '';
}

function failureOf({ name, message, cause }: Error): NoAnswer {
  if (name === 'TimeoutError') return { failure: 'timeout', reason: name };
  // Node says "fetch failed" of all that goes wrong, and why in the cause.
  const { code, message: detail } = Object(cause) as { code?: string; message?: string };
  return { failure: 'unreachable', reason: code ?? detail ?? message };
}

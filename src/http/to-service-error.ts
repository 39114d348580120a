import { isHTTPError, isTimeoutError } from 'ky';
import { ServiceError, type ServiceFailure } from '../errors/service-error.ts';
import { parseJson } from '../lib/parse-json.ts';
import { recordOf, textOf } from '../payload/raw-values.ts';
import type { AnswerText } from './answer-text.ts';

/**
 * Converts any error thrown by a call to a `ServiceError`.
 *
 * @param isSentWrite whether the call changes something and was sent
 */
export function toServiceError(error: unknown, isSentWrite = false): ServiceError {
  if (error instanceof ServiceError) return error;
  const failure = failureOf(error);
  return new ServiceError({ ...failure, mayBeDone: isSentWrite && isUnanswered(failure) }, { cause: error });
}

/** Whether no service has answered, or a gateway in its place. */
function isUnanswered({ kind, status = 0, isForeign }: ServiceFailure): boolean {
  if (kind === 'http') return status === 502 || status === 504 || (status >= 500 && isForeign === true);
  return kind === 'offline' || kind === 'unreachable' || kind === 'timeout';
}

function failureOf(error: unknown): ServiceFailure {
  if (isHTTPError(error)) {
    const { status, headers } = error.response;
    return {
      kind: 'http',
      status,
      ...bodyOf(parseBody(error.data as string | AnswerText | undefined)),
      retryAfter: waitOf(headers),
    };
  }
  if (isTimeoutError(error)) return { kind: 'timeout' };
  const { name } = Object(error) as Error;
  if (name === 'AbortError') return { kind: 'aborted' };
  // Fetch throws the same error for a lost connection, a wrong address, and a refusal by CORS or CSP.
  if (name === 'NetworkError' || name === 'TypeError')
    return { kind: navigator.onLine ? 'unreachable' : 'offline' };
  return { kind: 'malformed' };
}

/** Reads the fields of an error response's text, which need not be JSON. */
export function refusalIn(text: string): Pick<ServiceFailure, 'code' | 'serverMessage'> {
  const { code, serverMessage } = bodyOf(parseBody(text));
  return { code, serverMessage };
}

/** Reads the error response's fields. The message is `errorMessage`, else `message` (spec S§7, decision 82). */
function bodyOf(
  body: unknown,
): Pick<ServiceFailure, 'code' | 'serverMessage' | 'fields' | 'languages' | 'isForeign'> {
  const { errorMessage, message, code, fields, languages } = recordOf(body);
  const texts = Object.entries(recordOf(fields)).filter(([, text]) => wordsOf(text)) as [string, string][];
  return {
    isForeign: ![errorMessage, message, code].some((value) => typeof value === 'string'),
    code: wordsOf(code),
    serverMessage: wordsOf(errorMessage) ?? wordsOf(message),
    fields: Object.fromEntries(texts),
    languages: (Array.isArray(languages) ? languages : []).flatMap((language) => {
      const { key, value } = recordOf(language);
      return textOf(key) && textOf(value) ? { key: String(key), value: String(value) } : [];
    }),
  };
}

/** Parses a JSON body whatever its content type, since errors of file calls are JSON, too. */
function parseBody(data: string | AnswerText | undefined): unknown {
  try {
    return parseJson((typeof data === 'object' ? data.text : data) ?? '');
  } catch {
    return undefined;
  }
}

function wordsOf(value: unknown): string | undefined {
  return textOf(value) || undefined;
}

const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * Seconds until the time in `Retry-After`, which is seconds or a date; 0 if nobody can say. A date counts from the answer's
 * `Date`: the clock of this device may be wrong. Where scripts may not read that, a long wait is taken for a wrong clock.
 */
function waitOf(headers: Headers): number | undefined {
  const header = headers.get('retry-after');
  if (!header) return undefined;
  const seconds = Number(header);
  const now = Date.parse(headers.get('date') ?? '');
  const until = Number.isNaN(seconds)
    ? Math.ceil((Date.parse(header) - (now || Date.now())) / 1000)
    : seconds;
  if (Number.isNaN(until)) return undefined;
  const longest = Number.isNaN(seconds) && !now ? HOUR : DAY;
  return until > longest ? 0 : Math.max(0, until);
}

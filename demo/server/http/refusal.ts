import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Body of each response with status 400 or above (decision 82). */
export interface ErrorBody {
  message: string;
  /** Readable message, if `message` is a code that the client translates. */
  errorMessage?: string;
  code?: string;
  /** Messages by field, if the request's body is invalid. */
  fields?: Record<string, string>;
  /** Available languages, if the requested one is missing. */
  languages?: readonly { key: string; value: string }[];
  /** The record as it is now, if the call is based on an earlier version. */
  current?: object;
}

/** Thrown by handlers to end a request with an error body; `answerErrors` turns it into the response. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly status: ContentfulStatusCode;
  readonly body: ErrorBody;
  readonly headers: Record<string, string>;

  constructor(
    status: ContentfulStatusCode,
    body: ErrorBody,
    { headers = {}, ...options }: ErrorOptions & { headers?: Record<string, string> } = {},
  ) {
    super(body.message, options);
    this.status = status;
    this.body = body;
    this.headers = headers;
  }
}

/**
 * Error handler of every service: returns refusals as they are, anything else as a 500 without details. For a
 * navigation, such as a download link, returns the sentence as plain text.
 */
export function answerErrors(error: unknown, c: Context): Response {
  if (error instanceof Refusal) {
    const isRead = c.req.method === 'GET' && c.req.header('sec-fetch-mode') === 'navigate';
    if (isRead) return c.text(error.body.errorMessage ?? error.body.message, error.status, error.headers);
    return c.json(error.body, error.status, error.headers);
  }
  console.error(`${c.req.method} ${c.req.path}`, error);
  return c.json<ErrorBody>({ message: 'Something went wrong on the server.', code: 'internal' }, 500);
}

/** Answers unknown addresses. */
export function answerNotFound(c: Context): Response {
  return c.json<ErrorBody>({ message: 'There is nothing at this address.', code: 'not_found' }, 404);
}

/** Returns a message for each invalid field. */
export function invalidFields(fields: Record<string, string>, status: 400 | 422 = 400): Refusal {
  return new Refusal(status, { message: 'Some fields are missing or wrong.', code: 'invalid_body', fields });
}

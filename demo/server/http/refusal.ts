import type { Context } from 'hono';
import type { ContentfulStatusCode } from 'hono/utils/http-status';

/** Body of every answer with status 400 or above (decision 82). */
export interface ErrorBody {
  message: string;
  /** The same for people, where `message` is a code that the client translates. */
  errorMessage?: string;
  code?: string;
  /** Messages by field, where the request's body is at fault. */
  fields?: Record<string, string>;
  /** Languages that there are, where the one asked for is missing. */
  languages?: readonly { key: string; value: string }[];
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
 * Error handler of every service: refusals as they are, anything else as a 500 that tells no detail. A person who
 * has followed a link, such as that of a download, reads the sentence alone.
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

/** Answers addresses that no route knows. */
export function answerNotFound(c: Context): Response {
  return c.json<ErrorBody>({ message: 'There is nothing at this address.', code: 'not_found' }, 404);
}

/** A message for each field at fault. */
export function invalidFields(fields: Record<string, string>, status: 400 | 422 = 400): Refusal {
  return new Refusal(status, { message: 'Some fields are missing or wrong.', code: 'invalid_body', fields });
}

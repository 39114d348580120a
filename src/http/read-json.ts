import type { ResponsePromise } from 'ky';
import * as v from 'valibot';
import { ServiceError } from '../errors/service-error.ts';
import { parseJson } from '../lib/parse-json.ts';
import { describeIssue } from '../payload/describe-issue.ts';
import type { AnswerText } from './answer-text.ts';
import { toServiceError } from './to-service-error.ts';

/**
 * Reads the response's JSON and checks it against the schema. Logs one sentence for integrators if the response
 * breaks the contract, since visitors only see an unknown error.
 *
 * @throws {ServiceError} of kind `malformed` if the response is not JSON or doesn't match the schema
 */
export async function readJson<Output>(
  answer: ResponsePromise,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output> {
  let body: AnswerText;
  try {
    // Ky's own `json()` observes the time limit; that of `Response` doesn't.
    body = await answer.json<AnswerText>();
  } catch (error) {
    throw toServiceError(error);
  }
  let value: unknown;
  try {
    value = body.text === '' ? undefined : parseJson(body.text);
  } catch (cause) {
    const type = body.response.headers.get('content-type') ?? 'of no type';
    throw broken(body, `answer must be JSON, but is "${body.text.slice(0, 60)}…" (${type}).`, cause);
  }
  const { success, output, issues } = v.safeParse(schema, value);
  if (success) return output;
  throw broken(body, describeIssue(issues[0], 'answer').message, new v.ValiError(issues));
}

function broken({ request, response }: AnswerText, problem: string, cause: unknown): ServiceError {
  const way = response.redirected ? ` (redirected to ${response.url})` : '';
  console.error(`${request.method} ${request.url}${way} breaks the contract: ${problem}`);
  return new ServiceError({ kind: 'malformed' }, { cause });
}

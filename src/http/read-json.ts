import type { ResponsePromise } from 'ky';
import * as v from 'valibot';
import { ServiceError } from '../errors/service-error.ts';
import { reportProblem } from '../events/service-problems.ts';
import { collectLeftOut, describeLeftOut, type LeftOut } from '../lib/left-out.ts';
import { parseJson } from '../lib/parse-json.ts';
import { describeIssue } from '../payload/describe-issue.ts';
import type { AnswerText } from './answer-text.ts';
import { toServiceError } from './to-service-error.ts';

/** Number of left-out items that the console names; the others are counted. */
const NAMED = 3;

/**
 * Reads the response's JSON and checks it against the schema. Tells integrators what breaks the contract, since
 * visitors only see an unknown error, or a list without the invalid items.
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
  const { result, leftOut } = collectLeftOut(() => v.safeParse(schema, value));
  if (leftOut.length > 0) reportLeftOut(body, value, leftOut);
  const { success, output, issues } = result;
  if (success) return output;
  throw broken(body, describeIssue(issues[0], 'answer').message, new v.ValiError(issues));
}

function broken(body: AnswerText, problem: string, cause: unknown): ServiceError {
  reportProblem({ ...callOf(body), kind: 'contract', problem: `breaks the contract: ${problem}` });
  return new ServiceError({ kind: 'malformed', mayBeDone: body.request.method !== 'GET' }, { cause });
}

function reportLeftOut(body: AnswerText, value: unknown, leftOut: readonly LeftOut[]): void {
  const named = leftOut.slice(0, NAMED).map((item) => describeLeftOut(value, item));
  const others = leftOut.length - named.length;
  const more = others > 0 ? ` ${others} more ${others === 1 ? 'item is' : 'items are'} left out.` : '';
  const problem = `has items that break the contract and are left out: ${named.join(' ')}${more}`;
  reportProblem({ ...callOf(body), kind: 'contract', problem });
}

/** The call as integrators find it in the network panel. */
function callOf({ request, response }: AnswerText): { method: string; url: string } {
  const redirect = response.redirected ? ` (redirected to ${response.url})` : '';
  return { method: request.method, url: `${request.url}${redirect}` };
}

import type { Body, Operation, Schema } from '../../../demo/server/shell/contract/contract.ts';
import { checkJson } from '../contract/check-json.ts';
import { complete } from '../contract/complete.ts';
import { follow } from '../contract/document.ts';
import type { FoundOperation } from '../contract/find-operation.ts';
import type { FileAnswer, JsonAnswer, WrongAnswer } from './answers.ts';
import { noteBreach } from './breaches.ts';

/** Failures that any call may answer with (see the description of openapi.yaml). */
const ANY_CALL = [400, 401, 413, 429];
const REFUSAL: Schema = { $ref: '#/components/schemas/Error' };

/** Makes an answer a response; one that the contract does not allow fails the test. */
export function respond(
  call: FoundOperation,
  method: string,
  answer: JsonAnswer | FileAnswer | WrongAnswer,
): Response {
  if ('wrong' in answer) return respondAnyway(answer);
  const name = `${method} ${call.template}`;
  if ('file' in answer) return respondFile(call.operation, name, answer);
  const { status = successOf(call.operation), headers = {} } = answer;
  const described = responseOf(call.operation, status);
  if (!described) throw noteBreach(`${name} does not describe the status ${status}.`);
  const schema = described.content?.['application/json']?.schema;
  if (!schema) {
    if (answer.json !== undefined) throw noteBreach(`${name} describes no JSON with the status ${status}.`);
    return new Response(null, { status, headers });
  }
  const body = complete(schema, answer.json);
  for (const fault of checkJson(schema, body)) noteBreach(`The fake answer to ${name} is wrong: ${fault}`);
  return new Response(JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

function respondAnyway({ wrong, status = 200, headers = {} }: WrongAnswer): Response {
  const type = typeof wrong === 'string' ? 'text/html' : 'application/json';
  const text = typeof wrong === 'string' ? wrong : JSON.stringify(wrong);
  return new Response(text, { status, headers: { 'content-type': type, ...headers } });
}

function respondFile(operation: Operation, name: string, { file, headers }: FileAnswer): Response {
  const type = headers['content-type'] ?? '';
  if (!(type in (responseOf(operation, 200)?.content ?? {})))
    throw noteBreach(`${name} does not describe the type "${type}".`);
  return new Response(file, { headers });
}

function successOf({ responses }: Operation): number {
  return Number(Object.keys(responses).find((status) => status.startsWith('2')) ?? 200);
}

function responseOf({ responses }: Operation, status: number): Body | undefined {
  const described = responses[status] ?? (status >= 400 ? responses.default : undefined);
  if (described) return follow(described);
  if (!ANY_CALL.includes(status) && status < 500) return undefined;
  return { content: { 'application/json': { schema: REFUSAL } } };
}

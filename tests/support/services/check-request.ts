import { checkJson } from '../contract/check-json.ts';
import { follow } from '../contract/document.ts';
import type { FoundOperation } from '../contract/find-operation.ts';
import { noteBreach } from './breaches.ts';
import type { SentRequest } from './sent-request.ts';

/** Fails the test whose request has a body that the contract does not allow. */
export function checkRequest({ operation, template }: FoundOperation, { method, body }: SentRequest): void {
  const described = operation.requestBody && follow(operation.requestBody);
  const schema = described?.content?.['application/json']?.schema;
  const call = `${method} ${template}`;
  if (!schema) {
    if (body !== undefined) throw noteBreach(`${call} takes no body, but one was sent.`);
    return;
  }
  if (body === undefined && !described.required) return;
  for (const fault of checkJson(schema, body ?? null))
    noteBreach(`The body sent to ${call} is wrong: ${fault}`);
}

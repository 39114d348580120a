import type { SentRequest } from './ask.ts';
import type { ReadCall, Viewer } from './calls/call.ts';
import { type ExampleName, type Examples, examplesIn, fillIn } from './examples.ts';
import { addressOf, headersOf, type Setting } from './setting.ts';

/** The examples that a call needs and that are not known, in the order of the call. */
export function missingExamples({ path, query = {} }: ReadCall, examples: Examples): ExampleName[] {
  const needed = [path, ...Object.values(query)].flatMap(examplesIn);
  return [...new Set(needed)].filter((name) => examples[name] === undefined);
}

/** The request of a call about these examples. */
export function requestOf(call: ReadCall, examples: Examples, viewer: Viewer, setting: Setting): SentRequest {
  const { service, method, body } = call;
  const url = addressOf(setting, service, fillIn(call.path, examples, encodeURIComponent));
  for (const [name, value] of Object.entries(call.query ?? {}))
    url.searchParams.set(name, fillIn(value, examples));
  const headers = headersOf(setting, { service, body }, viewer);
  return { method, url, headers, body: body && JSON.stringify(body) };
}

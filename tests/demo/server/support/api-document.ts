import type { ServiceName } from '../../../../demo/server/base/ports.ts';
import { checkJson } from '../../../support/contract/check-json.ts';
import { api, type Described, follow, methods } from '../../../support/contract/document.ts';
import { serviceOf } from '../../../support/contract/find-operation.ts';

/** A call as `service METHOD /path/{parameter}`. */
export type Call = `${ServiceName} ${string} /${string}`;

/** Every call that the document describes. */
export function describedCalls(): Call[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => item[method])
      .map((method): Call => `${serviceOf(item)} ${method.toUpperCase()} /${path.slice(1)}`),
  );
}

/** Names of a call's parameters in the query or in the headers; those of the filters by their own names. */
export function parametersOf(call: Call, place: 'query' | 'header'): string[] {
  const [, method = '', path = ''] = call.split(' ');
  const { parameters = [] } = api.paths[path]?.[method.toLowerCase() as 'get'] ?? {};
  return parameters
    .map(follow)
    .filter((each) => each.in === place)
    .flatMap(({ name = '', schema, explode }) => (explode ? Object.keys(schema?.properties ?? {}) : [name]));
}

/**
 * Holds an answer against its description.
 *
 * @returns its faults (`[]` if there are none) and its JSON
 */
export async function compareAnswer(
  call: Call,
  answer: Response,
): Promise<{ faults: string[]; body: unknown }> {
  const described = responseOf(call, answer.status);
  const type = answer.headers.get('content-type')?.split(';')[0] ?? '';
  const text = await answer.text();
  if (!described) return { faults: [`${call} does not describe status ${answer.status}`], body: text };
  if (!described.content) return { faults: text ? [`${call} should be empty`] : [], body: undefined };
  const content = described.content[type];
  if (!content) return { faults: [`${call} does not describe the type "${type}"`], body: text };
  if (type !== 'application/json') return { faults: [], body: text };
  const body: unknown = JSON.parse(text);
  return { faults: checkJson(content.schema ?? {}, body), body };
}

function responseOf(call: Call, status: number): Described | undefined {
  const [, method = '', path = ''] = call.split(' ');
  const operation = api.paths[path]?.[method.toLowerCase() as 'get'];
  const response = operation?.responses[status] ?? operation?.responses.default;
  return response && follow(response);
}

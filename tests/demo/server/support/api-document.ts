import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { parse } from 'yaml';
import { type ServiceName, serviceNames } from '../../../../demo/server/ports.ts';

const methods = ['get', 'post', 'put', 'delete'] as const;

interface ApiResponse {
  $ref?: string;
  content?: Record<string, { schema?: object }>;
}
interface ApiParameter {
  $ref?: string;
  name?: string;
  in?: string;
  explode?: boolean;
  schema?: { properties?: object };
}
type PathItem = { servers: [{ url: string }] } & Partial<
  Record<(typeof methods)[number], { responses: Record<string, ApiResponse>; parameters?: ApiParameter[] }>
>;

const file = new URL('../../../../demo/server/openapi.yaml', import.meta.url);

/** The description of all services, as it stands in openapi.yaml. */
export const api: { paths: Record<string, PathItem> } = parse(readFileSync(file, 'utf8'));

const ajv = new Ajv2020({
  strict: false,
  allErrors: true,
  formats: { uri: (text: string) => URL.canParse(text) },
  schemas: [{ $id: 'api.json', ...api }],
});

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
    .map((each) => (each.$ref ? (resolve(each.$ref) as ApiParameter) : each))
    .filter((each) => each.in === place)
    .flatMap(({ name = '', schema, explode }) => (explode ? Object.keys(schema?.properties ?? {}) : [name]));
}

/** The service that a path belongs to, by the port of its server. */
function serviceOf({ servers: [{ url }] }: PathItem): ServiceName {
  const name = serviceNames[Number(url.slice(-1))];
  if (!name) throw new Error(`${url} is no service's address.`);
  return name;
}

/**
 * Holds an answer against its description.
 *
 * @returns what is wrong with it, `[]` where nothing is, and its JSON
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
  const validate = ajv.compile(seenFromOutside(content.schema ?? {}));
  return { faults: validate(body) ? [] : [ajv.errorsText(validate.errors)], body };
}

function responseOf(call: Call, status: number): ApiResponse | undefined {
  const [, method = '', path = ''] = call.split(' ');
  const operation = api.paths[path]?.[method.toLowerCase() as 'get'];
  const response = operation?.responses[status] ?? operation?.responses.default;
  return response?.$ref ? (resolve(response.$ref) as ApiResponse) : response;
}

/** What a reference inside the document leads to. */
export function resolve(ref: string): unknown {
  return ref
    .replace('#/', '')
    .split('/')
    .reduce<unknown>((part, key) => (part as Record<string, unknown> | undefined)?.[key], api);
}

function seenFromOutside(schema: object): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api.json#/components/'));
}

import { createRequire } from 'node:module';
import * as v from 'valibot';
import { originsFor } from '../../demo/server/base/ports.ts';
import { readCalls } from '../../server/cli/check-services/calls/read-calls.ts';
import { EXAMPLE_NAMES } from '../../server/cli/check-services/examples.ts';
import { requestOf } from '../../server/cli/check-services/request-of.ts';
import { describeIssue } from '../../src/payload/describe-issue.ts';
import { ROOT } from '../build/paths.ts';

/** What is used of Prism, which only `examples/package.json` knows. */
interface Mock {
  request(url: string, input: object): Promise<{ status: number; data: unknown; violations: Violations }>;
}

type Violations = Readonly<
  Record<'input' | 'output', readonly { path?: readonly string[]; message: string }[]>
>;

/** As the contract names them. */
const ORIGINS = originsFor(4400);

/** A filter of one value, and an industry of a customer's own, as generated clients send them. */
const FILTERS = { ids: 'p-0001', i: 'marine-coatings' };

/**
 * Asks a mock of the contract each call that changes nothing. It has to allow what the widgets ask, to answer with examples
 * as the contract describes them, and these have to be what the widgets read.
 *
 * @returns what is wrong, call by call
 */
export async function contractFaults(): Promise<{ asked: number; faults: string[] }> {
  const mock = await startMock();
  const calls = readCalls.filter(({ answer, unasked }) => answer !== 'file' && !unasked);
  const found = await Promise.all(calls.map((call) => faultsOf(call, mock)));
  return { asked: calls.length, faults: found.flat() };
}

async function faultsOf(call: (typeof readCalls)[number], mock: Mock): Promise<string[]> {
  const { url, method, headers, body } = requestOf(call, EXAMPLES, 'token', {
    ...{ origin: ORIGINS.site, addresses: ORIGINS, region: 'europe', token: 'a.b.c', notOffered: [] },
    ask: () => Promise.reject(new Error('Prism asks in this process.')),
  });
  if (call.method === 'POST' && !call.path.includes('manifest'))
    for (const [name, value] of Object.entries(FILTERS)) url.searchParams.set(name, value);
  const input = { method: method.toLowerCase(), headers, body: body && JSON.parse(body) };
  const { status, data, violations } = await mock.request(url.href, input);
  const breaches = [...violations.input, ...violations.output].map(
    ({ path = [], message }) => `${path.join('.')}: ${message}`,
  );
  const { issues = [] } = v.safeParse(call.answer as v.GenericSchema, data);
  const faults = [
    ...(status === 200 ? [] : [`status ${status}`]),
    ...breaches,
    ...issues.map((issue) => describeIssue(issue, 'answer').message),
  ];
  return faults.map((fault) => `${method} ${url.pathname}${url.search}: ${fault}`);
}

const EXAMPLES = Object.fromEntries(EXAMPLE_NAMES.map((name) => [name, 'x-1']));

async function startMock(): Promise<Mock> {
  const load = createRequire(`${ROOT}examples/package.json`);
  const { getHttpOperationsFromSpec } = load('@stoplight/prism-http');
  const { createClientFromOperations } = load('@stoplight/prism-http/dist/client.js');
  const silent = Object.fromEntries(
    ['trace', 'debug', 'info', 'success', 'warn', 'error', 'fatal'].map((level) => [level, () => {}]),
  );
  return createClientFromOperations(await getHttpOperationsFromSpec(`${ROOT}demo/server/openapi.yaml`), {
    ...{ mock: { dynamic: false }, isProxy: false, errors: false },
    ...{ validateRequest: true, validateResponse: true, checkSecurity: true },
    logger: { ...silent, child: () => silent },
  });
}

import { expect, test } from 'vitest';
import type { Parameter } from '../../../../../demo/server/shell/contract/contract.ts';
import { CORS_EXPOSED, CORS_REQUEST } from '../../../../../demo/server/shell/cors.ts';
import { changingCalls } from '../../../../../server/cli/check-services/calls/changing-calls.ts';
import { readCalls } from '../../../../../server/cli/check-services/calls/read-calls.ts';
import { EXAMPLE_NAMES, examplesIn } from '../../../../../server/cli/check-services/examples.ts';
import { GUIDE } from '../../../../../server/cli/check-services/problem.ts';
import { READ_HEADERS } from '../../../../../server/cli/check-services/rules/check-origin.ts';
import { deadReferences } from '../../../../docs/references.ts';
import { readGuide, rowsAfter } from '../../../../docs/tables.ts';
import { api, follow } from '../../../../support/contract/document.ts';

// The tables of the check, held against the guide and the contract.

const withoutNames = (call: string) => call.replaceAll(/\{\w+\}/g, '{}');

/** The path of the contract by which a call of a table goes. */
function describedPath(path: string): string {
  const found = Object.keys(api.paths).find((each) => withoutNames(each) === withoutNames(path));
  if (!found) throw new Error(`The contract has no path ${path}.`);
  return found;
}

function describedCall({ method, path }: { method: string; path: string }) {
  const item = api.paths[describedPath(path)];
  const operation = item?.[method.toLowerCase() as 'get'];
  if (!item || !operation) throw new Error(`The contract has no call ${method} ${path}.`);
  return {
    ...operation,
    parameters: [...(item.parameters ?? []), ...(operation.parameters ?? [])].map(follow),
  };
}

const namesOf = (parameters: readonly Parameter[], place: string) =>
  parameters.filter((each) => each.in === place).map(({ name = '' }) => name);

test('hold every call of the guide, and no other', () => {
  const listed = rowsAfter(readGuide('services'), '## Addresses and calls').map(
    ([service, call = '']) => `${service} ${withoutNames(call)}`,
  );
  const held = [...readCalls, ...changingCalls].map(
    ({ service, method, path }) => `${service} ${withoutNames(`${method} ${path}`)}`,
  );
  expect([...new Set(held)].sort()).toEqual(listed.toSorted());
});

test('ask only who may call, by the contract', () => {
  for (const call of readCalls.filter(({ service }) => service !== 'site')) {
    const { security } = describedCall(call);
    const isClosed = security?.every((way) => 'bearer' in way) ?? false;
    // A closed document of an open product is one call with an open one.
    const isClosedDocument = call.path.includes('{closedAssetId}');
    expect([call.path, call.access !== 'everyone']).toEqual([call.path, isClosed || isClosedDocument]);
  }
});

test('name statuses, parameters and request headers of the contract', () => {
  for (const call of readCalls) {
    const { responses, parameters } = describedCall(call);
    for (const { status, query } of [...(call.refuses ?? []), { status: 200, query: call.query }]) {
      const label = `${call.path} ${status}`;
      expect(String(status) in responses || 'default' in responses, label).toBe(true);
      for (const name of Object.keys(query ?? {}))
        expect(namesOf(parameters, 'query'), label).toContain(name);
    }
  }
  for (const call of changingCalls) {
    const { parameters, requestBody } = describedCall(call);
    const headers = namesOf(parameters, 'header').map((name) => name.toLowerCase());
    const own = headers.filter((name) => name !== 'x-request-region');
    expect([call.method, call.path, ...call.headers]).toEqual([call.method, call.path, ...own.toSorted()]);
    expect(call.hasBody, call.path).toBe(requestBody !== undefined);
  }
});

test('use all examples that a file may name', () => {
  const used = readCalls.flatMap(({ path, query = {} }) =>
    [path, ...Object.values(query)].flatMap(examplesIn),
  );
  expect([...new Set(used)].sort()).toEqual([...EXAMPLE_NAMES, 'archiveId'].sort());
});

test('name the headers of the guide', () => {
  expect([...READ_HEADERS.always, ...READ_HEADERS.ofFiles]).toEqual(CORS_EXPOSED);
  const sent = new Set(changingCalls.flatMap(({ headers }) => headers));
  expect([...sent, 'authorization', 'content-type', 'x-request-region'].sort()).toEqual(
    CORS_REQUEST.headers.toSorted(),
  );
});

test('lead to sections of the guide', () => {
  expect(Object.values(GUIDE).flatMap(deadReferences)).toEqual([]);
});

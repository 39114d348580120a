import { beforeAll, describe, expect, test, vi } from 'vitest';
import { api, methods } from '../../../support/contract/document.ts';
import type { TestDemo } from '../support/test-demo.ts';
import { documentRows } from './document-rows.ts';
import { type Kind, kinds } from './kinds.ts';
import type { Row } from './row.ts';
import { type Asking, faultsOf, operationOf } from './run-row.ts';
import { searchRows } from './search-rows.ts';
import { sendTo } from './send.ts';
import { siteRows } from './site-rows.ts';
import { castOf, wholeDemo } from './stage.ts';
import { userRows } from './user-rows.ts';

// Who gets a file is asked here, not what it looks like: drawing takes longer than all else.
vi.mock('../../../../demo/server/backend/product-pdf.ts', () => ({ renderProductPdf: drawNothing }));
vi.mock('../../../../demo/server/backend/comparison-pdf/comparison-pdf.ts', () => ({
  ...{ renderComparisonPdf: drawNothing },
}));
vi.mock('../../../../demo/server/backend/catalog-pdf/catalog-pdf.ts', () => ({
  renderCatalogPdf: drawNothing,
}));

const rows: readonly Row[] = [...siteRows, ...userRows, ...searchRows, ...documentRows];

const drawNothing = vi.hoisted(() => async () => new Uint8Array());

let demo: TestDemo;
let asking: Asking;
beforeAll(async () => {
  demo = await wholeDemo();
  asking = { send: sendTo(demo), cast: await castOf(demo) };
});

test('the table holds every call of the contract, and no other', () => {
  const described = Object.values(api.paths).flatMap((item) =>
    methods.flatMap((method) => (item[method] as { operationId?: string } | undefined)?.operationId ?? []),
  );
  expect([...new Set(rows.map(({ operation }) => operation))].sort()).toEqual(described.sort());
});

test('somebody gets an answer to every call, which is then held against the contract', () => {
  const outcomesOf = ({ cases }: Row) =>
    Object.values(cases).flatMap(({ expect: each }) => Object.values(each));
  const refused = rows.filter((row) => !outcomesOf(row).includes('open'));
  const answered = new Set(rows.filter((row) => !refused.includes(row)).map(({ operation }) => operation));
  // The tests of these answer them.
  const others = ['demoOutboxBody', 'register', 'resetPassword'];
  expect(titlesOf(refused).filter((operation) => !answered.has(operation))).toEqual(others);
});

describe('the contract', () => {
  const securityOf = (operation: string) => {
    const { method = '', template = '' } = operationOf(operation) ?? {};
    const described = api.paths[template]?.[method.toLowerCase() as 'get'];
    return (described as { security?: Record<string, unknown>[] } | undefined)?.security;
  };
  const expectationsOf = ({ cases }: Row) => Object.values(cases).map(({ expect: each }) => each);

  test('says which calls take a download token', () => {
    const taking = rows.filter((row) => expectationsOf(row).some(({ download }) => download));
    const isTaking = ({ operation }: Row) => securityOf(operation)?.some((way) => 'downloadToken' in way);
    expect(titlesOf(taking)).toEqual(titlesOf(rows.filter(isTaking)));
  });

  const closed = rows
    .filter((row) => expectationsOf(row).every(({ visitor }) => visitor === 'login'))
    .filter(({ operation }) => operationOf(operation)?.service !== 'site');

  test('says which calls visitors may not make', () => {
    const isClosed = ({ operation }: Row) => securityOf(operation)?.every((way) => 'bearer' in way);
    expect(titlesOf(closed)).toEqual(titlesOf(rows.filter(isClosed)));
  });

  test('has the user service ask for a login before it reads a body', async () => {
    for (const { operation } of closed) {
      const { service = 'user', method = '', template: path = '' } = operationOf(operation) ?? {};
      if (service !== 'user' || method === 'GET') continue;
      const answer = await asking.send(service, method, { path, body: {} }, {});
      const { code } = (await answer.json()) as { code: string };
      expect([operation, answer.status, code]).toEqual([operation, 401, 'login_required']);
    }
  });
});

describe.each(rows.map((row) => [row.title, row] as const))('%s', (_title, row) => {
  // Of the site, a session lives on by being used; a download token is used up.
  const mayChange = (kind: Kind) =>
    !row.isReading || kind === 'download' || operationOf(row.operation)?.service === 'site';
  test.each(Object.keys(row.cases))('gives each kind of user what its row says: %s', async (name) => {
    const faults: string[] = [];
    for (const kind of kinds) {
      // What a call changes is undone: each is asked for in the same circumstances.
      demo.ground.database.exec('BEGIN');
      const before = changesIn(demo);
      faults.push(...(await faultsOf(row, name, kind, asking)));
      if (!mayChange(kind) && changesIn(demo) !== before) faults.push(`${kind}: changes something`);
      demo.ground.database.exec('ROLLBACK');
    }
    expect(faults).toEqual([]);
  });
});

/** Number of rows that were written since the database was opened. */
function changesIn({ ground: { database } }: TestDemo): number {
  return Number(database.prepare('SELECT total_changes() AS total').get()?.total);
}

function titlesOf(some: readonly Row[]): string[] {
  return some.map(({ operation }) => operation).filter((each, at, all) => all.indexOf(each) === at);
}

import { beforeEach, describe, expect, it } from 'vitest';
import { viewers } from '../../service.ts';
import { catalogHarness } from './catalog-harness.ts';

let harness: ReturnType<typeof catalogHarness>;
beforeEach(() => {
  harness = catalogHarness();
});

/** A standard one, one of the customer (u-04), and one of the internal user (u-05). */
const ids = { standard: 'c-01', customers: 'c-13', internals: 'c-09' } as const;

type Kind = keyof typeof ids;
type Statuses = Record<Kind, number>;

const body = { title: 'Other', productIds: ['p-0001'], excludedProductIds: [], version: 1 };

/** What each may do, in the order read, change, delete, make a favourite, drop it. */
const rights: Record<keyof typeof viewers, Record<'GET' | 'PUT' | 'DELETE' | 'star' | 'unstar', Statuses>> = {
  visitor: table({ read: [200, 404, 404], change: [401, 401, 401], star: [401, 401, 401], unstar: 401 }),
  withoutRoles: table({ read: [200, 404, 404], change: [403, 404, 404], star: [204, 404, 404], unstar: 204 }),
  emptyRoles: table({ read: [200, 404, 404], change: [403, 404, 404], star: [204, 404, 404], unstar: 204 }),
  validated: table({ read: [200, 200, 404], change: [403, 200, 404], star: [204, 204, 404], unstar: 204 }),
  colleague: table({ read: [200, 404, 404], change: [403, 404, 404], star: [204, 404, 404], unstar: 204 }),
  competitorViewer: table({
    read: [200, 404, 404],
    change: [403, 404, 404],
    star: [204, 404, 404],
    unstar: 204,
  }),
  internal: table({ read: [200, 404, 200], change: [403, 404, 200], star: [204, 404, 204], unstar: 204 }),
  admin: table({ read: [200, 404, 404], change: [200, 404, 404], star: [204, 404, 404], unstar: 204 }),
  catalogManager: table({
    read: [200, 404, 404],
    change: [200, 404, 404],
    star: [204, 404, 404],
    unstar: 204,
  }),
};

type Three = [standard: number, customers: number, internals: number];

function table({ read, change, star, unstar }: { read: Three; change: Three; star: Three; unstar: number }) {
  const of = ([standard, customers, internals]: Three): Statuses => ({ standard, customers, internals });
  const [first, ...others] = change.map((status) => (status === 200 ? 204 : status)) as Three;
  return {
    GET: of(read),
    PUT: of(change),
    DELETE: of([first, ...others] as Three),
    star: of(star),
    unstar: of([unstar, unstar, unstar]),
  };
}

describe.each(Object.entries(rights))('%s', (name, actions) => {
  const viewer = viewers[name as keyof typeof viewers];
  const cases = Object.entries(actions).flatMap(([action, statuses]) =>
    Object.entries(statuses).map(([kind, status]) => [action, kind as Kind, status] as const),
  );

  it('may do this and nothing else', async () => {
    for (const [action, kind, status] of cases) {
      const [method, path] =
        action === 'star' || action === 'unstar'
          ? [action === 'star' ? 'PUT' : 'DELETE', `/${ids[kind]}/favorite`]
          : [action, `/${ids[kind]}`];
      harness = catalogHarness();
      const answer = await harness.call(method, path, viewer, action === 'PUT' ? { body } : {});
      expect(`${action} ${kind} ${answer.status}`).toBe(`${action} ${kind} ${status}`);
    }
  });

  it('is told what may be changed', async () => {
    for (const catalog of await harness.list(viewer)) {
      const kind = Object.entries(ids).find(([, id]) => id === catalog.id)?.[0] as Kind | undefined;
      if (kind) expect(catalog.canEdit, catalog.id).toBe(actions.PUT[kind] === 200);
    }
  });

  it('makes own catalogues, and standard ones as a manager only', async () => {
    const made = { title: 'New', productIds: ['p-0001'] };
    const own = await harness.call('POST', '', viewer, { body: made });
    expect(own.status).toBe(viewer.userId === null ? 401 : 201);
    const standard = await harness.call('POST', '', viewer, { body: { ...made, isStandard: true } });
    const isManager = name === 'admin' || name === 'catalogManager';
    expect(standard.status).toBe(viewer.userId === null ? 401 : isManager ? 201 : 403);
    if (isManager)
      expect((await harness.list(viewers.visitor)).map(({ id }) => id)).toContain(standard.answer.id);
  });
});

it('gives everyone the standard catalogues, and their own after them', async () => {
  const titles = async (name: keyof typeof viewers) =>
    (await harness.list(viewers[name])).map(({ isStandard, owner }) => [isStandard, owner ?? '']);
  expect(await titles('visitor')).toEqual(Array.from({ length: 8 }, () => [true, '']));
  expect((await titles('validated')).slice(7)).toEqual([
    [true, ''],
    ...Array.from({ length: 3 }, () => [false, 'me']),
  ]);
  expect((await titles('internal')).slice(7)).toEqual([
    [true, 'Milo Sander'],
    ...Array.from({ length: 4 }, () => [false, 'me']),
  ]);
  expect((await titles('catalogManager')).slice(7)).toEqual([
    [true, 'me'],
    [false, 'me'],
  ]);
});

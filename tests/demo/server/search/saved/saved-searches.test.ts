import { describe, expect, it } from 'vitest';
import { createSavedSearchStore } from '../../../../../demo/server/search/saved/saved-search-store.ts';
import { viewers } from '../../service.ts';
import { searchHarness } from '../harness.ts';

const { call, context, idsOf } = searchHarness();
const store = createSavedSearchStore(context.database);
const PATH = '/api/v1/saved-search';
const { validated, internal, colleague } = viewers;

const reds = { name: 'Reds', address: '/search?c=red', filters: 'c=red&type=pigments' };

async function save(body: object, viewer = validated) {
  return (await call('POST', PATH, { body: { ...reds, ...body }, viewer })).answer;
}
async function counted(id: string, viewer = validated) {
  const { answer } = await call('GET', `${PATH}?counts=true`, { viewer });
  const found = answer.find((each: { id: string }) => each.id === id);
  return [found.total, found.newHits];
}
/** What the user has seen are the hits of today without some. */
function forget(id: string, keys: readonly string[]) {
  const seen = store.seen(id);
  if (!('keys' in seen)) throw new Error('Nothing was seen.');
  store.see(id, { keys: seen.keys.filter((key) => !keys.includes(key)) });
}

describe('a saved search', () => {
  it('is listed, latest first, without counts unless they are asked for', async () => {
    const first = await save({ filters: 'c=blue' });
    const second = await save({ filters: 'c=green' });
    const { answer } = await call('GET', PATH, { viewer: validated });
    expect(answer.slice(0, 2)).toEqual([second, first]);
    expect(first).toMatchObject({ name: 'Reds', list: 'search', filters: 'c=blue' });
    expect(first).not.toHaveProperty('total');
  });

  it('is the same in another order, and stays one (row 291)', async () => {
    const first = await save({ filters: 'type=pigments&i=coatings&c=yellow&sort=name' });
    const again = await save({ name: 'Yellows', filters: 'c=yellow&i=coatings&type=pigments' });
    expect(again).toEqual(first);
    expect((await save({ list: 'mysheets', filters: 'c=yellow&i=coatings&type=pigments' })).id).not.toBe(
      first.id,
    );
  });

  it('is refused beyond the 50th, and without a name or with an address elsewhere (row 291)', async () => {
    const viewer = viewers.emptyRoles;
    for (let number = 0; number < 50; number++) await save({ filters: `q=${number}` }, viewer);
    const { status, answer } = await call('POST', PATH, { body: { ...reds, filters: 'q=50' }, viewer });
    expect([status, answer.code]).toEqual([409, 'too_many_searches']);
    for (const wrong of [{ name: ' ' }, { address: '//evil.example' }, { address: 'https://evil.example' }]) {
      const refused = await call('POST', PATH, { body: { ...reds, ...wrong }, viewer });
      expect(refused.status).toBe(400);
    }
  });
});

describe('new hits (rows 292 and 293)', () => {
  it('are those that were not there when it was saved, until it is opened', async () => {
    const ids = await idsOf('c=red&type=pigments', { viewer: validated, size: 1000 });
    const { id } = await save({});
    expect(await counted(id)).toEqual([ids.length, 0]);
    forget(id, ids.slice(0, 3));
    expect(await counted(id)).toEqual([ids.length, 3]);
    const opened = await call('PUT', `${PATH}/${id}/seen`, { viewer: validated });
    expect(opened.answer).toEqual({ newHits: ids.slice(0, 3) });
    expect(await counted(id)).toEqual([ids.length, 0]);
    expect((await call('PUT', `${PATH}/${id}/seen`, { viewer: validated })).answer).toEqual({ newHits: [] });
  });

  it('are counted of a search by a colour, too', async () => {
    const filters = 'L=40&a=50&b=30&applicationType=masstone&medium=alkyd&tolerance=20&type=pigments';
    const { id } = await save({ list: 'color', address: '/colour-search?lab=40+50+30', filters });
    const { answer } = await call('POST', `/api/v1/color/nearest?${filters}`, { viewer: validated });
    expect(answer.total).toBeGreaterThan(1);
    expect(await counted(id)).toEqual([answer.total, 0]);
    forget(id, [answer.hits[0].id]);
    expect(await counted(id)).toEqual([answer.total, 1]);
    const wrong = { ...reds, list: 'color', filters: 'L=200&a=1&b=1' };
    expect((await call('POST', PATH, { body: wrong, viewer: validated })).status).toBe(400);
  });

  it('count documents, beyond the first page', async () => {
    const { id } = await save({ filters: 'type=assets' });
    const [total] = await counted(id);
    expect(total).toBeGreaterThan(1000);
    const ids = await idsOf('type=assets', { viewer: validated, size: 1000 });
    forget(id, ids.slice(-2));
    expect(await counted(id)).toEqual([total, 2]);
  });

  it('count the documents of listed sheets, though their products are no news', async () => {
    const { id } = await save({ list: 'mysheets', filters: 'tab=mysheets&type=pigments' });
    const [total] = await counted(id);
    const seen = store.seen(id) as { keys: string[] };
    expect(seen.keys.length).toBeGreaterThan(total);
    forget(id, seen.keys.slice(0, 2));
    expect(await counted(id)).toEqual([total, 2]);
  });

  it('leave out what the user may not see, and come with the right to see it', async () => {
    const filters = 'type=pigments&ids=p-0150';
    const customers = await save({ filters });
    expect(await counted(customers.id)).toEqual([0, 0]);
    const staff = { ...validated, roles: ['internal'] };
    expect(await counted(customers.id, staff)).toEqual([1, 1]);
  });

  it('may be all but some that were there, as in the demo’s first data', async () => {
    const [first = ''] = await idsOf('c=red&type=pigments', { viewer: internal, size: 1 });
    const details = { ...reds, list: 'search' as const, createdDate: '2026-08-01T00:00:00Z' };
    const { id } = store.create(internal.userId, details, { allBut: [first, 'p-9999'] });
    expect((await counted(id, internal))[1]).toBe(1);
  });
});

it('is of its owner alone, and goes with the account', async () => {
  const { id } = await save({ filters: 'c=black' });
  for (const [method, path] of [
    ['DELETE', `${PATH}/${id}`],
    ['PUT', `${PATH}/${id}/seen`],
  ] as const)
    expect((await call(method, path, { viewer: colleague })).status).toBe(404);
  expect((await call('GET', PATH, {})).status).toBe(401);
  expect((await call('DELETE', `${PATH}/${id}`, { viewer: validated })).status).toBe(204);
  expect((await call('DELETE', `${PATH}/${id}`, { viewer: validated })).status).toBe(404);
  await save({ filters: 'c=black' });
  store.removeAllOf(validated.userId);
  expect(store.list(validated.userId)).toEqual([]);
});

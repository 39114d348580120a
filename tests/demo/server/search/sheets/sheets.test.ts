import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { viewers } from '../../service.ts';
import { type AnyHit, searchHarness } from '../harness.ts';

const { search, post, context } = searchHarness();
const { validated, colleague, internal } = viewers;

const typesOf = (hit: AnyHit | undefined) => [...new Set(hit?.assets?.map(({ type }) => type))];
const ask = async (path: string, viewer: Viewer = validated, body?: object) =>
  (await post(`/api/v1/document/${path}`, { viewer, body })).answer;
const since = (time: string) => ask(`mysheets?tab=mysheets&min_doc_date=${time}`);
const hitOf = ({ hits }: { hits: AnyHit[] }, id: string) => hits.find((hit) => hit.id === id);

describe('POST /api/v1/document/mysheets', () => {
  it('lists what the user saved, each with the documents saved', async () => {
    const answer = await ask('mysheets', validated, { size: 100 });
    const ids = answer.hits.map(({ id }) => id);
    expect([new Set(ids).size, answer.total]).toEqual([60, 60]);
    expect(ids).toEqual(expect.arrayContaining(['p-0250', 'p-0256', 'p-0257']));
    expect(ids).not.toContain('p-0258');
    expect(typesOf(hitOf(answer, 'p-0257'))).toEqual(['reach', 'tds']);
    expect(typesOf(hitOf(answer, 'p-0256')).length).toBeGreaterThan(4);
    expect(answer.aggregations.asset_type?.find(({ key }) => key === 'reach')?.count).toBeLessThan(60);
  });

  it('lists changed sheets since a time, with the documents that changed (row 238)', async () => {
    const { total, hits } = await since('2026-09-20T00:00:00.000Z');
    expect(total).toBe(1);
    expect(hits[0]).toMatchObject({ id: 'p-0250', product_name: expect.any(String) });
    expect(typesOf(hits[0]).toSorted()).toEqual(['tds', 'virtual_msds']);
    expect(hits[0]?.assets?.[0]).toMatchObject({ id: expect.stringMatching(/^a-0250/), version: 3 });
  });

  it('says what changed, where changes are asked for alone', async () => {
    const changed = (await since('2026-09-20T00:00:00.000Z')).hits.flatMap(({ assets = [] }) => assets);
    for (const asset of changed) expect(asset).toMatchObject({ changelog: expect.stringMatching(/\S\.$/) });
    const all = (await ask('mysheets', validated, { size: 5 })).hits.flatMap(({ assets = [] }) => assets);
    for (const asset of all) expect(asset).not.toHaveProperty('changelog');
  });

  it.each([
    // The last login.
    ['2026-08-17T07:30:00.000Z', 30],
    ['2026-09-28T23:59:59.000Z', 1],
    ['2026-09-29', 0],
  ])(
    'counts those since %s as %i: an issue of that day, too, since an issue has no time',
    async (time, total) => {
      expect((await since(time)).total).toBe(total);
    },
  );

  it('filters and pages like the search, and is empty for someone who saved nothing', async () => {
    expect((await ask('mysheets', validated, { from: 58 })).hits).toHaveLength(2);
    expect((await ask('mysheets?q=zzz')).total).toBe(0);
    expect((await ask('mysheets', internal)).total).toBe(0);
  });
});

describe('POST /api/v1/document/company/search', () => {
  it('joins the documents that colleagues have saved', async () => {
    for (const viewer of [validated, colleague]) {
      const answer = await ask('company/search', viewer, { size: 250 });
      expect(answer.total).toBe(200);
      for (const id of ['p-0003', 'p-0250', 'p-0256']) expect(hitOf(answer, id), id).toBeDefined();
      expect(typesOf(hitOf(answer, 'p-0257'))).toContain('svhc');
    }
  });

  it('shows another company only to internal users', async () => {
    const path = 'company/search?company=c-nordlack';
    expect((await ask(path, internal)).total).toBe(200);
    const { ignored, ...answer } = await ask(path, colleague);
    expect(ignored).toEqual([{ key: 'company', value: 'c-nordlack' }]);
    expect({ ...answer, ignored: [] }).toEqual(await ask('company/search', colleague));
  });

  it('counts what each company saved, for internal users', async () => {
    const companies = async (query: string, viewer: Viewer = internal) =>
      (await search(query, { viewer })).aggregations.company;
    expect((await companies(''))?.map(({ title }) => title)).toContain('Nordlack');
    for (const query of ['', 'type=assets', 'asset_type=reach', 'type=assets&company=c-nordlack', 'q=red'])
      for (const { key, count } of (await companies(query)) ?? []) {
        const alone = `${query.replace(/&company=.*/, '')}&company=${key}`;
        expect((await search(alone, { viewer: internal })).total, `${query} ${key}`).toBe(count);
      }
    expect(await companies('', validated)).toBeUndefined();
    const { database } = context;
    database.exec("INSERT INTO favorite SELECT 'new', 'u-09', prd, '[]' FROM product WHERE id = 'p-0258'");
    const later = await companies('');
    database.exec("DELETE FROM favorite WHERE id = 'new'");
    expect(later?.find(({ key }) => key === 'c-nordlack')?.count).toBe(201);
    const { ignored } = await ask('mysheets?company=c-nordlack', internal);
    expect(ignored).toEqual([{ key: 'company', value: 'c-nordlack' }]);
  });
});

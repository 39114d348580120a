import { beforeAll, describe, expect, it } from 'vitest';
import { viewers } from '../../service.ts';
import { type AnyHit, searchHarness } from '../harness.ts';

let harness: ReturnType<typeof searchHarness>;

beforeAll(() => {
  harness = searchHarness();
});

const typesOf = (hit: AnyHit | undefined) => [...new Set(hit?.assets?.map(({ type }) => type))];

describe('POST /api/v1/document/mysheets', () => {
  it('lists what the user saved, each with the documents saved', async () => {
    const { answer } = await harness.post('/api/v1/document/mysheets', {
      viewer: viewers.validated,
      body: { size: 100 },
    });
    const ids = answer.hits.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(['p-0250', 'p-0256', 'p-0257']));
    expect(new Set(ids).size).toBe(60);
    expect(answer.total).toBe(60);
    expect(ids).not.toContain('p-0258');
    const partial = answer.hits.find(({ id }) => id === 'p-0257');
    expect(typesOf(partial)).toEqual(['reach', 'tds']);
    const full = answer.hits.find(({ id }) => id === 'p-0256');
    expect(typesOf(full).length).toBeGreaterThan(4);
    expect(answer.aggregations.asset_type?.find(({ key }) => key === 'reach')?.count).toBeLessThan(60);
  });

  it('lists changed sheets since a time, with the documents that changed (row 238)', async () => {
    const { answer } = await harness.post(
      '/api/v1/document/mysheets?tab=mysheets&min_doc_date=2026-09-20T00:00:00.000Z',
      { viewer: viewers.validated },
    );
    expect(answer.total).toBe(1);
    expect(answer.hits[0]).toMatchObject({ id: 'p-0250', product_name: expect.any(String) });
    expect(typesOf(answer.hits[0]).toSorted()).toEqual(['tds', 'virtual_msds']);
    expect(answer.hits[0]?.assets?.[0]).toMatchObject({ id: expect.stringMatching(/^a-0250/), version: 3 });
  });

  it('counts an issue of the day of that time, since an issue has no time', async () => {
    const totals = ['2026-09-28T23:59:59.000Z', '2026-09-29'].map(async (since) => {
      const address = `/api/v1/document/mysheets?tab=mysheets&min_doc_date=${since}`;
      return (await harness.post(address, { viewer: viewers.validated })).answer.total;
    });
    expect(await Promise.all(totals)).toEqual([1, 0]);
  });

  it('has thirty that changed since the last login', async () => {
    const { answer } = await harness.post(
      '/api/v1/document/mysheets?tab=mysheets&min_doc_date=2026-08-17T07:30:00.000Z',
      { viewer: viewers.validated },
    );
    expect(answer.total).toBe(30);
  });

  it('filters and pages like the search', async () => {
    const paged = await harness.post('/api/v1/document/mysheets', {
      viewer: viewers.validated,
      body: { from: 58 },
    });
    expect(paged.answer.hits).toHaveLength(2);
    const none = await harness.post('/api/v1/document/mysheets?q=zzz', { viewer: viewers.validated });
    expect(none.answer.total).toBe(0);
  });

  it('is empty for someone who saved nothing', async () => {
    const { answer } = await harness.post('/api/v1/document/mysheets', { viewer: viewers.internal });
    expect(answer.total).toBe(0);
  });
});

describe('POST /api/v1/document/company/search', () => {
  it('joins what colleagues saved', async () => {
    for (const viewer of [viewers.validated, viewers.colleague]) {
      const { answer } = await harness.post('/api/v1/document/company/search', {
        viewer,
        body: { size: 250 },
      });
      expect(answer.total).toBe(200);
      expect(answer.hits.map(({ id }) => id)).toEqual(
        expect.arrayContaining(['p-0003', 'p-0250', 'p-0256', 'p-0257']),
      );
      const shared = answer.hits.find(({ id }) => id === 'p-0257');
      expect(typesOf(shared)).toContain('svhc');
    }
  });

  it('shows another company only to internal users', async () => {
    const path = '/api/v1/document/company/search?company=c-nordlack';
    expect((await harness.post(path, { viewer: viewers.internal })).answer.total).toBe(200);
    const own = await harness.post('/api/v1/document/company/search', { viewer: viewers.colleague });
    const asked = await harness.post(path, { viewer: viewers.colleague });
    expect(asked.answer.ignored).toEqual([{ key: 'company', value: 'c-nordlack' }]);
    expect({ ...asked.answer, ignored: [] }).toEqual(own.answer);
  });

  it('counts what each company saved, for internal users', async () => {
    const { aggregations } = await harness.search('', { viewer: viewers.internal, body: { size: 0 } });
    expect(aggregations.company?.map(({ title }) => title)).toContain('Nordlack');
    for (const query of ['', 'type=assets', 'asset_type=reach', 'type=assets&company=c-nordlack', 'q=red']) {
      const { aggregations: counts } = await harness.search(query, { viewer: viewers.internal });
      for (const { key, count } of counts.company ?? []) {
        const alone = await harness.search(`${query.replace(/&company=.*/, '')}&company=${key}`, {
          viewer: viewers.internal,
        });
        expect(alone.total, `${query} ${key}`).toBe(count);
      }
    }
    expect((await harness.search('', { viewer: viewers.validated })).aggregations.company).toBeUndefined();
    const { database } = harness.context;
    database.exec("INSERT INTO favorite SELECT 'new', 'u-09', prd, '[]' FROM product WHERE id = 'p-0258'");
    const later = await harness.search('', { viewer: viewers.internal, body: { size: 0 } });
    database.exec("DELETE FROM favorite WHERE id = 'new'");
    expect(later.aggregations.company?.find(({ key }) => key === 'c-nordlack')?.count).toBe(201);
    const mine = await harness.post('/api/v1/document/mysheets?company=c-nordlack', {
      viewer: viewers.internal,
    });
    expect(mine.answer.ignored).toEqual([{ key: 'company', value: 'c-nordlack' }]);
  });
});

import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import { fixtures } from '../../../../demo/data/fixtures/fixtures.ts';
import { filters } from '../../../../demo/server/search/query/filters.ts';
import { seededContext, viewers } from '../service.ts';
import { searchHarness } from './harness.ts';

const text = readFileSync(new URL('../../../../demo/server/openapi.yaml', import.meta.url), 'utf8');
const description = parse(text);
const ajv = new Ajv2020({ strict: false, validateFormats: false });
ajv.addSchema(description, 'openapi');

let harness: ReturnType<typeof searchHarness>;

beforeAll(() => {
  harness = searchHarness(seededContext(DEFAULT_SCALE));
});

/** The validator's complaints about the value; empty if it is valid. */
function faults(schema: string, value: unknown): string {
  const validate = ajv.getSchema(`openapi#/components/schemas/${schema}`);
  if (!validate) throw new Error(`no schema ${schema}`);
  return validate(value) ? '' : ajv.errorsText(validate.errors).slice(0, 300);
}

describe('openapi.yaml and the search service', () => {
  it.each(['pigments', 'assets', 'imageStacks'])('agree on search results of %s', async (type) => {
    const answer = await harness.search(`type=${type}&tab=all`, {
      viewer: viewers.internal,
      body: { size: 1000 },
    });
    expect(faults('SearchResult', answer)).toBe('');
    expect(faults('SearchResult', { ...answer, hits: [{ id: 1 }] })).not.toBe('');
  });

  it('agree on products, visitors’ and internal ones', async () => {
    const examples = fixtures.map(({ productId }) => productId).filter((id) => id > 'p-0300');
    for (const id of ['p-0001', 'p-0009', 'p-0236', 'p-0240', 'p-0244', ...examples]) {
      for (const viewer of [viewers.visitor, viewers.internal]) {
        const { answer } = await harness.get(`/api/v1/pigment/${id}?i=coatings`, viewer);
        expect(faults('Pigment', answer), id).toBe('');
      }
    }
  });

  it('agree on flattened products, formulations and manifest entries', async () => {
    const flat = await harness.get<unknown[]>(
      '/api/v1/product-comparison/productsByUids?uids=p-0001,p-0009&i=coatings',
    );
    const formulations = await harness.get<unknown[]>(
      '/api/v1/formulation/by-ingredient/p-0253',
      viewers.validated,
    );
    const manifest = await harness.post<unknown[]>('/api/v1/manifest/search?type=field');
    for (const entry of flat.answer) expect(faults('FlatPigment', entry)).toBe('');
    for (const entry of formulations.answer) expect(faults('Formulation', entry)).toBe('');
    for (const entry of manifest.answer) expect(faults('ManifestEntry', entry)).toBe('');
  });

  it('agree on products of competitors and those of ours near them', async () => {
    const products = await harness.get<unknown[]>('/api/v1/competitor/product', viewers.admin);
    for (const product of products.answer) expect(faults('CompetitorProduct', product)).toBe('');
    const body = { size: 1000 };
    const { answer } = await harness.post('/api/v1/competitor/nearest/k-001', {
      body,
      viewer: viewers.admin,
    });
    expect(faults('NearestResult', answer)).toBe('');
    expect(faults('NearestResult', { ...answer, hits: [{ ...answer.hits[0], lab: [1, 2, 3] }] })).not.toBe(
      '',
    );
  });

  it('agree on errors and on the filters', async () => {
    expect(faults('Error', (await harness.post(`/api/v1/document/search?q=${'x'.repeat(201)}`)).answer)).toBe(
      '',
    );
    const described = Object.keys(description.components.parameters.Filters.schema.properties);
    expect(described.toSorted()).toEqual(Object.keys(filters).toSorted());
  });
});

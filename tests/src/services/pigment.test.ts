import { describe, expect, test } from 'vitest';
import { readPigment } from '../../../src/services/pigment.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext();
const { signal } = new AbortController();
const bare = { id: 'p-1', uid: 'pigments::p-1', product_name: 'Bare' };
const full = {
  ...bare,
  industries: ['coatings', 'plastics'],
  form: 'powder',
  brand: 'Rubelis',
  coatings: { form: 'paste', brand: null, product_industry_description: '<p>For cars</p>' },
  plastics: { form: 'pellets' },
  color_values: { R: 1, G: 2, B: 3, image: 'a-0001-01' },
  stackPreviewImage: { url: 'https://document.example/a-1' },
  ul_prospector_link: 'https://ul.example/p-1',
  successor: { id: 'p-2', product_name: 'Better' },
  assets: [{ id: 'a-1', type: 'tds', version: 3, size: null, accessLevel: 'top_secret' }, { id: 'a-2' }],
  advancedComparisons: [{ id: 7, title: 'Reds', industry: 'coatings' }, 'nonsense'],
};

describe('a pigment', () => {
  test.each([
    [{ productId: 'p-1', industry: 'coatings' }, '/p-1?i=coatings'],
    [{ productId: 'p-1', industry: null }, '/p-1'],
    [{ productId: 'a/b?c' }, '/a%2Fb%3Fc'],
  ])('of %j is asked for at %s', async (query, address) => {
    const sent = answerAnyway(bare);
    await readPigment(http, query, signal);
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      `GET https://search.example/base/api/v1/pigment${address}`,
    ]);
  });

  test('has all that the service knows of it', async () => {
    answerAnyway(full);
    const pigment = await readPigment(http, { productId: 'p-1', industry: 'coatings' }, signal);
    expect(pigment).toMatchObject({
      industry: 'coatings',
      isActive: true,
      color_values: { R: 1, G: 2, B: 3, image: 'a-0001-01' },
      stackPreviewImage: full.stackPreviewImage,
      ul_prospector_link: full.ul_prospector_link,
      successor: full.successor,
      fields: { form: 'paste', brand: 'Rubelis', product_industry_description: '<p>For cars</p>' },
    });
    expect(pigment.fields).not.toHaveProperty('plastics');
    expect(pigment.assets).toEqual([
      {
        ...{ id: 'a-1', type: 'tds', label: '', version: '3', industries: [], isRootVersion: false },
        accessLevel: 'internal',
      },
    ]);
    expect(pigment.advancedComparisons).toEqual([
      { id: '7', title: 'Reds', industry: 'coatings', content: '', components: [] },
    ]);
  });

  test('stays where it lacks data, or has data of a wrong form', async () => {
    const wrong = { stackPreviewImage: 'a.png', ul_prospector_link: 7, successor: {}, color_values: 'red' };
    answerAnyway({ ...bare, ...wrong });
    expect(await readPigment(http, { productId: 'p-1' }, signal)).toMatchObject({
      ...{ industry: null, industries: [], assets: [], advancedComparisons: [], technicalProperties: [] },
      ...{ stackPreviewImage: undefined, ul_prospector_link: undefined, successor: undefined },
      color_values: null,
    });
  });

  test.each([
    ['the one asked for', 'plastics', full.industries, 'plastics'],
    ['none where another is asked for', 'printing', full.industries, null],
    ['none where none is asked for', null, full.industries, null],
    ['the only one', null, ['coatings'], 'coatings'],
    ['the only one where another is asked for', 'printing', ['coatings'], 'coatings'],
    ['none where it has none', 'coatings', [], null],
  ])('is in an industry: %s', async (_, industry, industries, expected) => {
    answerAnyway({ ...full, industries });
    expect(await readPigment(http, { productId: 'p-1', industry }, signal)).toMatchObject({
      industry: expected,
    });
  });
});

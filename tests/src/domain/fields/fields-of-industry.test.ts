import { expect, test } from 'vitest';
import { fieldsOfIndustry } from '../../../../src/domain/fields/fields-of-industry.ts';

const fields = {
  brand: 'Rubelis',
  form: 'powder',
  coatings: { form: 'paste', warping: null, application: ['car'] },
  plastics: { form: 'pellets' },
  toString: 'own',
};
const industries = ['coatings', 'plastics'];

test.each([
  ['one of its industries', 'coatings', { brand: 'Rubelis', form: 'paste', application: ['car'] }],
  ['another of its industries', 'plastics', { brand: 'Rubelis', form: 'pellets' }],
  ['no industry', null, { brand: 'Rubelis', form: 'powder' }],
  ['an industry that is none of its own', 'printing', { brand: 'Rubelis', form: 'powder' }],
  ['a field that is no industry', 'brand', { brand: 'Rubelis', form: 'powder' }],
])('gives the fields of a product in %s', (_, industry, expected) => {
  expect(fieldsOfIndustry(fields, industries, industry)).toEqual({ ...expected, toString: 'own' });
});

test('null overwrites nothing (decision B12)', () => {
  const product = { form: 'powder', coatings: { form: null } };
  expect(fieldsOfIndustry(product, ['coatings'], 'coatings')).toEqual({ form: 'powder' });
});

test.each([[['a']], ['text'], [undefined]])('an industry with %j for fields adds none', (coatings) => {
  expect(fieldsOfIndustry({ form: 'powder', coatings }, ['coatings'], 'coatings')).toEqual({
    form: 'powder',
  });
});

import { expect, it } from 'vitest';
import { formatStored, parseStored } from '../../../../../src/comparison/rules/content/stored-comparison.ts';
import { pigment } from '../../../../support/with-comparison.ts';
import { comparisonOf } from '../comparison-of.ts';

it.each([
  ['empty', comparisonOf(0)],
  ['unsaved', comparisonOf(4)],
  ['with a reference and a medium', comparisonOf(2, { reference: 'pigments::p-2', medium: 'hdpe' })],
  ['saved', comparisonOf(2, { id: 'c-1', shareId: 's-1' })],
])('a comparison comes back as it was: %s', (_, comparison) => {
  for (const isUnsent of [false, true]) {
    const stored = { comparison, isUnsent };
    expect(parseStored(formatStored(stored))).toEqual(stored);
  }
});

const whole = JSON.parse(formatStored({ comparison: comparisonOf(2), isUnsent: false }));

it.each([
  ['no JSON', '{'],
  ['a list', '[]'],
  ['nothing', 'null'],
  ['no title', JSON.stringify({ ...whole, title: '' })],
  ['too many products', JSON.stringify({ ...whole, basket: [1, 2, 3, 4, 5].map(pigment) })],
  ['a product twice', JSON.stringify({ ...whole, basket: [pigment(1), pigment(1)] })],
  ['products without an industry', JSON.stringify({ ...whole, industry: null })],
  ['a product without a name', JSON.stringify({ ...whole, basket: [{ ...pigment(1), product_name: '' }] })],
])('a cookie of %s counts as none', (_, json) => {
  expect(parseStored(json)).toBeNull();
});

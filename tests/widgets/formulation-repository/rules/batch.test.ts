import { describe, expect, it } from 'vitest';
import { formatMass, readBatch } from '../../../../widgets/formulation-repository/rules/batch.ts';

describe('readBatch', () => {
  it.each([
    ['500', 500],
    [' 2.5 ', 2.5],
    ['2,5', 2.5],
    ['1,500', 1500],
    ['1 500 000', 1_500_000],
    ['', undefined],
    ['0', undefined],
    ['-5', undefined],
    ['five', undefined],
    ['1e9', undefined],
    ['999999999', undefined],
  ])('reads the size of a batch %j as %j grams', (text, grams) => {
    expect(readBatch(text)).toBe(grams);
  });
});

describe('formatMass', () => {
  it.each([
    [14.2, 500, '71.00'],
    [0.3, 1000, '3.0'],
    [0.03, 100, '0.03'],
    [33.33, 1, '0.333'],
    [50, 1_000_000, '500,000'],
  ])('shows %d %% of %d g as %s', (share, batch, text) => {
    expect(formatMass(share, batch)).toBe(text);
  });
});

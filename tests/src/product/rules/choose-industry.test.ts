import { describe, expect, test } from 'vitest';
import { chooseIndustry } from '../../../../src/product/rules/choose-industry.ts';

const industries = ['coatings', 'plastics', 'printing'];

describe('the industry of a product', () => {
  test.each([
    ['the prop’s', { industries, prop: 'plastics', query: 'coatings' }, 'plastics', false],
    ['the address’s', { industries, query: 'coatings' }, 'coatings', false],
    [
      'the address’s where the prop’s is none of its own',
      { industries, prop: 'x', query: 'coatings' },
      'coatings',
      false,
    ],
    ['none where the address’s is none of its own (decision B4)', { industries, query: 'x' }, null, true],
    ['none where nothing names one', { industries, prop: null, query: '' }, null, true],
    ['the only one, after a hint (decision B6)', { industries: ['coatings'] }, 'coatings', true],
    [
      'the only one where another is named',
      { industries: ['coatings'], query: 'plastics' },
      'coatings',
      true,
    ],
    ['the only one, named', { industries: ['coatings'], query: 'coatings' }, 'coatings', false],
    ['any that is named while its own are unknown', { industries: undefined, query: 'x' }, 'x', false],
    ['none, without a question, while its own are unknown', { industries: undefined }, null, false],
    ['none, without a question, where it has none', { industries: [], query: 'coatings' }, null, false],
  ])('is chosen from the hints: %s', (_, hints, industry, asks) => {
    expect(chooseIndustry(hints)).toEqual({ industry, asks, preselected: null });
  });

  test.each([
    ['the one that the user works in', ['textile', 'printing'], 'printing'],
    ['the one that the profile names twice', ['printing', 'printing'], 'printing'],
    ['none of several', ['coatings', 'printing'], null],
    ['none where none fits', ['textile'], null],
  ])('is preselected from the profile in the question: %s', (_, profile, preselected) => {
    expect(chooseIndustry({ industries, profile })).toEqual({ industry: null, asks: true, preselected });
  });

  test('is not chosen by the profile alone', () => {
    expect(chooseIndustry({ industries, profile: ['coatings'], query: 'plastics' })).toMatchObject({
      industry: 'plastics',
      preselected: 'coatings',
    });
  });
});

import { describe, expect, it } from 'vitest';
import { addToComparison } from '../../../../src/comparison/state/change-comparison.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { candidate, pageOf } from './page-of.ts';

withFreshPage();

describe('adding', () => {
  it('takes the only industry of a first product, and says what is in the comparison', () => {
    const page = pageOf();
    const heard: unknown[] = [];
    page.bus.on('comparison:changed', ({ industry, uids }) => heard.push([industry, uids]));
    expect(addToComparison(page, candidate(1))).toBeUndefined();
    expect(heard.at(-1)).toEqual(['coatings', ['pigments::p-1']]);
  });

  it('does not ask on a page of one industry', () => {
    const page = pageOf();
    addToComparison(page, candidate(1, ['coatings', 'plastics']), 'plastics');
    expect(page.state().comparison.industry).toBe('plastics');
  });

  it('says why it refuses a product: listed, industry or limit', () => {
    const page = pageOf();
    for (const number of [1, 2, 3]) addToComparison(page, candidate(number));
    expect(addToComparison(page, candidate(1))).toBe('listed');
    expect(addToComparison(page, candidate(9, ['plastics']))).toBe('industry');
    addToComparison(page, candidate(4));
    expect(addToComparison(page, candidate(5))).toBe('limit');
  });
});

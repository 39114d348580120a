import { describe, expect, it } from 'vitest';
import { addToComparison } from '../../../../src/comparison/state/change-comparison.ts';
import { chooseIndustry } from '../../../../src/comparison/state/choose-industry.ts';
import { withFreshPage } from '../../../support/fresh-page.ts';
import { candidate, pageOf } from './page-of.ts';

withFreshPage();

describe('adding', () => {
  it('asks for an industry where a first product has several (row 118)', () => {
    const page = pageOf();
    const opened: string[] = [];
    page.bus.on('overlay:open', ({ name }) => opened.push(name));
    addToComparison(page, candidate(1, ['coatings', 'plastics']));
    expect([opened, page.ids(), page.state().pending?.item.id]).toEqual([['industry-choice'], [], 'p-1']);
    chooseIndustry(page, 'plastics');
    expect([page.ids(), page.state().comparison.industry, page.state().pending]).toEqual([
      ['p-1'],
      'plastics',
      null,
    ]);
  });

  it('adds nothing where no industry is chosen', () => {
    const page = pageOf();
    addToComparison(page, candidate(1, ['coatings', 'plastics']));
    chooseIndustry(page, null);
    expect([page.ids(), page.state().pending]).toEqual([[], null]);
  });
});

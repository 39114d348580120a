import { expect, it } from 'vitest';
import { industryChoices } from '../../../../../src/product/parts/industry/industry-choices.ts';

const industries = [
  { code: 'plastics', title: 'Plastics' },
  { code: 'coatings', title: 'Coatings', image: { squarePreview: { src: '/coatings.svg' } } },
];

it('offers the industries of the page by title, each with its image (row 140)', () => {
  expect(industryChoices(industries)).toEqual([
    { code: 'coatings', title: 'Coatings', image: '/coatings.svg' },
    { code: 'plastics', title: 'Plastics', image: undefined },
  ]);
});

it('offers only the industries of the product; one that the page does not know by its code (row 140)', () => {
  expect(industryChoices(industries, ['plastics', 'inks']).map(({ title }) => title)).toEqual([
    'inks',
    'Plastics',
  ]);
});

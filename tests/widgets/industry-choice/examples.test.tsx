import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { examples } from '../../../widgets/industry-choice/examples.ts';
import { IndustryChoice } from '../../../widgets/industry-choice/IndustryChoice.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { bringCookies } from '../../support/with-comparison.ts';

/** The page's own, where an example brings none. */
const ofPage = [
  { code: 'plastics', title: 'Plastics', image: { squarePreview: { src: '/plastics.webp' } } },
  { code: 'coatings', title: 'Coatings', image: { squarePreview: { src: '/coatings.webp' } } },
];

test.each(examples)('$name: $shows', ({ payload, cookies }) => {
  bringCookies(cookies);
  const industries = payload?.industries ?? ofPage;
  renderIsland(<IndustryChoice />, { industries, ...payload }).show('industry-choice');
  const options = screen.getAllByRole('radio').map((radio) => radio.closest('label'));
  expect(options.map((option) => option?.textContent)).toEqual(industries.map(({ title }) => title).sort());
  expect(options.filter((option) => option?.querySelector('img'))).toHaveLength(
    industries.filter((industry) => 'image' in industry).length,
  );
});

test('no two examples have the same name', () => {
  expect(new Set(examples.map(({ name }) => name)).size).toBe(examples.length);
});

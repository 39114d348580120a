import { screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { MediumOption } from '../../../../../src/domain/color/compared-medium.ts';
import { MediumOptions } from '../../../../../src/listing/parts/near/MediumOptions.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';

function show(media: readonly MediumOption[]) {
  renderIsland(
    <select aria-label="Medium">
      <MediumOptions media={media} className="ce-choice" />
    </select>,
    { industries: [{ code: 'coatings', title: 'Coatings' }] },
  );
}
const textsIn = (element: HTMLElement) =>
  within(element)
    .getAllByRole('option')
    .map(({ textContent }) => textContent);

it('are in the group of their industry, each with the number of products that it would find', () => {
  show([
    { key: 'alkyd', title: 'Alkyd melamine', industry: 'coatings', count: 1234 },
    { key: 'hdpe', title: 'HDPE', industry: 'plastics', count: 2 },
    { key: 'pu', title: 'Polyurethane', industry: 'coatings', count: 0 },
  ]);
  expect(textsIn(screen.getByRole('group', { name: 'Coatings' }))).toEqual([
    'Alkyd melamine (1,234)',
    'Polyurethane (0)',
  ]);
  // An industry that the page does not name.
  expect(textsIn(screen.getByRole('group', { name: 'plastics' }))).toEqual(['HDPE (2)']);
  for (const option of screen.getAllByRole('option')) expect(option.className).toBe('ce-choice');
});

it('are in no group without an industry', () => {
  show([{ key: 'alkyd', title: 'Alkyd melamine', count: 3 }]);
  expect(screen.queryByRole('group')).toBeNull();
  expect(textsIn(screen.getByRole('combobox'))).toEqual(['Alkyd melamine (3)']);
  expect(screen.getByRole<HTMLOptionElement>('option').value).toBe('alkyd');
});

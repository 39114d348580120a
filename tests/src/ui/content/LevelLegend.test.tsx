import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LevelLegend } from '../../../../src/ui/content/LevelLegend.tsx';

test('each level has its title, in the order given', () => {
  render(
    <LevelLegend
      label="Recommendation"
      levels={{ highly_recommended: 'Highly', recommended: 'Yes', potentially_recommended: 'Perhaps' }}
    />,
  );
  const legend = screen.getByRole('list', { name: 'Recommendation' });
  expect(
    within(legend)
      .getAllByRole('listitem')
      .map((each) => each.textContent),
  ).toEqual(['Highly', 'Yes', 'Perhaps']);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LightnessAxis } from '../../../../src/ui/chart/LightnessAxis.tsx';

test('colours of like lightness share their letters', () => {
  const pointOf = (mark: string, L: number) => ({
    key: mark,
    mark,
    label: `${mark}: L* ${L}`,
    L,
    color: 'red',
  });
  const { container } = render(
    <LightnessAxis
      label="Lightness"
      axis={{ min: 35, max: 60, ticks: [35, 40, 45, 50, 55, 60] }}
      points={[pointOf('A', 40.4), pointOf('B', 40.6), pointOf('C', 58)]}
    />,
  );
  expect(screen.getAllByRole('img')).toHaveLength(3);
  const textsOf = (name: string) =>
    [...container.querySelectorAll(name)].map(({ textContent }) => textContent);
  expect(textsOf('.ce-chart__mark').toSorted()).toEqual(['A B', 'C']);
  expect(textsOf('.ce-chart__number')).toEqual(['35', '40', '45', '50', '55', '60']);
});

import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { AngleCurve, type AngleCurveProps } from '../../../../src/ui/chart/AngleCurve.tsx';

const pointsOf = (...values: [angle: number, value: number][]) =>
  values.map(([angle, value]) => ({ angle, value, label: `${angle}°: ${value}`, color: 'rgb(1 2 3)' }));
const show = (props: Partial<AngleCurveProps> = {}) =>
  render(
    <AngleCurve
      label="Lightness over the angle"
      name="L*"
      points={pointsOf([110, 20], [-15, 120], [45, 60])}
      axis={{ min: 10, max: 130, ticks: [40, 80, 120] }}
      {...props}
    />,
  ).container;
const numbers = (container: HTMLElement) =>
  [...container.querySelectorAll('.ce-chart__number')].map(({ textContent }) => textContent);

test('angles are to scale from −15 to 110, and points in their order', () => {
  const container = show();
  expect(numbers(container).slice(0, 6)).toEqual(['−15', '15', '25', '45', '75', '110']);
  expect(screen.getAllByRole('img').map((point) => point.getAttribute('aria-label'))).toEqual([
    '-15°: 120',
    '45°: 60',
    '110°: 20',
  ]);
  const across = [...container.querySelectorAll('.ce-chart__dot')].map((dot) =>
    Number(dot.getAttribute('cx')),
  );
  expect(across).toEqual([40 + (6 / 137) * 250, 40 + (66 / 137) * 250, 40 + (131 / 137) * 250]);
});

test('a hue beyond 360 degrees is written as the hue that it is', () => {
  const container = show({
    points: pointsOf([15, 350], [25, 370]),
    axis: { min: 340, max: 380, ticks: [340, 350, 360, 370, 380] },
    isHue: true,
  });
  expect(numbers(container).slice(6)).toEqual(['340', '350', '0', '10', '20']);
});

test('a reference is drawn where it lies within', () => {
  expect(show({ reference: 100 }).querySelector('.ce-chart__reference')).not.toBeNull();
  expect(show({ reference: 200 }).querySelector('.ce-chart__reference')).toBeNull();
});

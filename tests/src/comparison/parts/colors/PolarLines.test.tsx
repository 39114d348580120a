import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { PolarLines } from '../../../../../src/comparison/parts/colors/PolarLines.tsx';

test('hue line and chroma arc are drawn, and cut off at the plot', () => {
  const { container } = render(
    <svg aria-hidden>
      <PolarLines
        color={{ a: 30, b: 40 }}
        axes={{ a: { min: 10, max: 60 }, b: { min: -5, max: 45 } }}
        plot={{ left: 40, top: 10, right: 140, bottom: 110 }}
      />
    </svg>,
  );
  expect(container.querySelector('path')?.getAttribute('d')).toBe('M20 100L6020 -7900');
  const arc = container.querySelector('circle');
  expect(['cx', 'cy', 'r'].map((name) => arc?.getAttribute(name))).toEqual(['20', '100', '100']);
  expect(container.querySelector('svg svg')?.getAttribute('viewBox')).toBe('40 10 100 100');
});

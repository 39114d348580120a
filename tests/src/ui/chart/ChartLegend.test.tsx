import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ChartLegend } from '../../../../src/ui/chart/ChartLegend.tsx';

test('letters are said, the signs of colours are only seen', () => {
  render(
    <ChartLegend
      label="Legend"
      entries={[
        { sign: { mark: 'A' }, title: 'Alkyd melamine' },
        { sign: { color: 'red', isTint: true }, title: 'Tint 1:10' },
      ]}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'AAlkyd melamine',
    'Tint 1:10',
  ]);
});

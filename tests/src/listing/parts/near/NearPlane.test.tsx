import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { NearPlane } from '../../../../../src/listing/parts/near/NearPlane.tsx';
import { renderIsland } from '../../../../support/render-island.tsx';
import { nearHit, nearLook } from './near-fixtures.ts';

const words = {
  plane: 'Numbers as in the list.',
  point: ({ name, a, b }: Record<'name' | 'a' | 'b', string>) => `${name} at ${a}, ${b}`,
};

it('names the colour and our products, by their numbers in the list, with a minus sign', () => {
  const hits = [nearHit(1), nearHit(2, { lab: { L: 40, a: -1.5, b: -0.126 } })];
  const standard = { ...nearLook.standard, lab: { L: 40, a: 0, b: -30 } };
  renderIsland(<NearPlane {...{ standard, words, hits }} shade="masstone" />);
  const plane = screen.getByRole('group', { name: /^Plane of a\* and b\* around Norchroma Red 9/ });
  const names = [...plane.querySelectorAll('[role="img"]')].map((point) => point.getAttribute('aria-label'));
  expect(names.toSorted()).toEqual([
    '1: Rubelis Red 1, a* 49.00, b* 30.00',
    '2: Rubelis Red 2, a* −1.50, b* −0.13',
    'Norchroma Red 9 at 0.00, −30.00',
  ]);
  expect(screen.getByText('Numbers as in the list.')).toBeDefined();
});

import { expect, test } from 'vitest';
import { formatTick, positionOn } from '../../../../src/ui/chart/axis.ts';

test('values have their place to scale, those beyond stand at the end', () => {
  const place = positionOn({ min: -15, max: 110 }, 0, 250);
  expect([place(-15), place(15), place(110), place(500)]).toEqual([0, 60, 250, 250]);
});

test('numbers have a true minus', () => expect(formatTick(-40)).toBe('−40'));

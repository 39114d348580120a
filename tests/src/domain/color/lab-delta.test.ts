import { expect, it } from 'vitest';
import { labDelta } from '../../../../src/domain/color/lab-delta.ts';

it('is the sample minus the standard', () => {
  expect(labDelta({ L: 40, a: 50, b: 30 }, { L: 41.5, a: 48, b: 30 })).toEqual({ L: 1.5, a: -2, b: 0 });
});

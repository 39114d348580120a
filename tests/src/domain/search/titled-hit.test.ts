import { expect, it } from 'vitest';
import { titledHit } from '../../../../src/domain/search/titled-hit.ts';

it('says titles in place of codes, where there are any', () => {
  const hit = {
    id: 'p-1',
    color_index: 'C.I. Pigment Red 254',
    chemistry: 'dpp',
    chemistry_title: 'DPP',
    form: 'powder',
  };
  expect(titledHit(hit)).toEqual({
    ...{ id: 'p-1', color_index: 'PR254', chemistry: 'DPP' },
    ...{ form: 'powder', transparency: undefined },
  });
});

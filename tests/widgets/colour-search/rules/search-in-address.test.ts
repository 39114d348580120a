import { describe, expect, it } from 'vitest';
import {
  type InAddress,
  inAddress,
  typedInAddress,
} from '../../../../widgets/colour-search/rules/search-in-address.ts';
import { type ColourQuery, checkSearch } from '../../../../widgets/colour-search/rules/typed-search.ts';
import { widerTolerance } from '../../../../widgets/colour-search/rules/wider-tolerance.ts';

const defaults = { lab: '', medium: 'alkyd', tolerance: '5' };
const light = { illuminant: 'D65', observer: '10°' };
const empty: InAddress = {
  ...{ lab: '', medium: '', shade: '', illuminant: '', observer: '', tolerance: '' },
  ...{ sample: '', assumed: '' },
};
const query: ColourQuery = {
  ...{ lab: { L: 52.3, a: -41.2, b: 20 }, medium: 'hdpe', shade: 'tint', tolerance: 2.5 },
  light: { illuminant: 'A', observer: '2°' },
  ...{ sample: 'Red 12', assumed: 'observer' },
};

describe('the search in the address', () => {
  it('comes back as it was', () => {
    const found = inAddress(query, defaults, light);
    expect(found).toEqual({
      ...{ lab: '52.3 -41.2 20', medium: 'hdpe', shade: 'tint' },
      ...{ illuminant: 'A', observer: '2', tolerance: '2.5' },
      ...{ sample: 'Red 12', assumed: 'observer' },
    });
    expect(checkSearch(typedInAddress(found, defaults), undefined)).toEqual({ query });
  });

  it('has no defaults but the medium', () => {
    const plain = { ...query, shade: 'masstone', light, tolerance: 5, sample: '', assumed: '' } as const;
    expect(inAddress(plain, defaults, light)).toEqual({ ...empty, lab: '52.3 -41.2 20', medium: 'hdpe' });
  });

  it.each([
    ['52.3,-41.2,20', ['52.3', '-41.2', '20']],
    ['52,3;-41,2;20', ['52,3', '-41,2', '20']],
    ['52.3 -41.2 20', ['52.3', '-41.2', '20']],
    ['200', ['200', '', '']],
    ['red', ['red', '', '']],
    ['1 2 3 4', ['1', '2', '3 4']],
  ])('is shown in its fields, right or wrong: %s', (lab, [L, a, b]) => {
    expect(typedInAddress({ ...empty, lab }, defaults)).toMatchObject({
      L,
      a,
      b,
      medium: 'alkyd',
      tolerance: '5',
    });
  });

  it('comes before that of the page', () => {
    const ofPage = { ...defaults, lab: '10 20 30' };
    expect(typedInAddress(empty, ofPage)).toMatchObject({ L: '10', a: '20', b: '30' });
    expect(typedInAddress({ ...empty, lab: '1 2 3' }, ofPage)).toMatchObject({ L: '1', a: '2', b: '3' });
    expect(inAddress(query, { ...defaults, lab: '52.3 -41.2 20' }, light).lab).toBe('52.3 -41.2 20');
  });

  it('keeps values that mean nothing, so that they can be named', () => {
    const odd = { ...empty, shade: 'ink', illuminant: 'sun', observer: '10°', tolerance: 'wide' };
    expect(typedInAddress(odd, defaults)).toMatchObject({
      ...{ shade: 'ink', illuminant: 'sun', observer: '10°', tolerance: 'wide' },
    });
  });
});

it.each([
  [3.4, 3.5],
  [3.5, 3.5],
  [3.51, 4],
  [0.01, 0.5],
  [99.9, 100],
  [140, 100],
])('widens the tolerance for a nearest of %s to %s', (nearest, wider) => {
  expect(widerTolerance(nearest)).toBe(wider);
});

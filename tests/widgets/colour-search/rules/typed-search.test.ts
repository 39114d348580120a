import { describe, expect, it } from 'vitest';
import type { MeasuredConditions } from '../../../../src/domain/color/measured-conditions.ts';
import { checkSearch, type TypedSearch } from '../../../../widgets/colour-search/rules/typed-search.ts';

const typed: TypedSearch = {
  ...{ L: '52,3', a: '−41.2', b: ' 20 ', medium: 'hdpe', shade: 'tint' },
  ...{ illuminant: '', observer: '', tolerance: '2,5', sample: 'Red 12', assumed: '' },
};
const measured: MeasuredConditions = {
  media: [{ key: 'hdpe', title: 'HDPE', count: 3 }],
  shades: [{ key: 'masstone', title: 'Masstone' }],
  lights: [{ illuminant: 'D65', observer: '10°' }],
};

describe('checkSearch', () => {
  it('gives the query of what was typed, in the light of the service', () => {
    const query = {
      ...{ lab: { L: 52.3, a: -41.2, b: 20 }, medium: 'hdpe', shade: 'tint', tolerance: 2.5 },
      light: { illuminant: 'D65', observer: '10°' },
      ...{ sample: 'Red 12', assumed: '' },
    };
    expect(checkSearch(typed, measured)).toEqual({ query });
    expect(checkSearch(typed, undefined)).toEqual({ query });
    const own = { ...measured, lights: [{ illuminant: 'D50', observer: '2°' }] };
    expect(checkSearch(typed, own).query?.light).toEqual({ illuminant: 'D50', observer: '2°' });
    expect(checkSearch({ ...typed, medium: '' }, measured).query?.medium).toBeUndefined();
  });

  it.each([
    [{ L: '' }, { L: 'missing' }],
    [
      { L: 'red', a: '  ' },
      { L: 'number', a: 'missing' },
    ],
    [
      { L: '100.1', a: '-151', b: '151' },
      { L: 'range', a: 'range', b: 'range' },
    ],
    [{ L: '0', a: '-150', b: '150', tolerance: '100' }, undefined],
    [{ tolerance: '-1' }, { tolerance: 'range' }],
    [{ shade: 'ink' }, { shade: 'choice' }],
    [{ medium: 'plaid' }, { medium: 'choice' }],
    [{ illuminant: 'A' }, { illuminant: 'light' }],
    [{ observer: '2°' }, { observer: 'light' }],
  ])('names what is wrong in %j: %j', (changed, faults) => {
    expect(checkSearch({ ...typed, ...changed }, measured).faults).toEqual(faults);
  });

  it('refuses no medium and no light before it is known which there are', () => {
    const { query } = checkSearch({ ...typed, medium: 'plaid', illuminant: 'A', observer: '2°' }, undefined);
    expect(query).toMatchObject({ medium: 'plaid', light: { illuminant: 'A', observer: '2°' } });
  });
});

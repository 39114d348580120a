import { describe, expect, test } from 'vitest';
import {
  ignoresQuery,
  NO_ABILITIES,
  nearestAbilities,
} from '../../../../../src/product/rules/nearest/nearest-abilities.ts';

const full = { applicationType: 'tint', chemistry: 'dpp', light_fastness: '7–8' };

describe('what a service can', () => {
  test('is what its products name', () => {
    expect(nearestAbilities([{}, full])).toEqual({ depth: true, chemistry: true, light: true });
    expect(nearestAbilities([{ chemistry: 'dpp' }])).toEqual({ ...NO_ABILITIES, chemistry: true });
  });

  test('is unknown without products', () => {
    expect(nearestAbilities([])).toEqual(NO_ABILITIES);
    expect(nearestAbilities([{}])).toEqual(NO_ABILITIES);
  });
});

describe('an answer', () => {
  test.each([
    ['masstones without a name', {}, {}],
    ['named masstones', { applicationType: 'masstone' }, { depth: 'masstone' }],
    ['what was asked for', full, { depth: 'tint', chemistry: 'dpp', leastLight: 7 }],
    ['a better fastness', { light_fastness: '8' }, { leastLight: 7 }],
  ])('with %s answers the question', (_, near, query) => {
    expect(ignoresQuery([near], query)).toBe(false);
  });

  test.each([
    ['masstones for tints', { applicationType: 'masstone' }, { depth: 'tint' }],
    ['nameless shades for tints', {}, { depth: 'tint' }],
    ['tints for masstones', full, {}],
    ['another chemistry', { chemistry: 'azo' }, { chemistry: 'dpp' }],
    ['no chemistry', {}, { chemistry: 'dpp' }],
    ['a lower fastness', { light_fastness: '6–7' }, { leastLight: 7 }],
    ['no fastness', {}, { leastLight: 7 }],
  ])('with %s ignores it', (_, near, query) => {
    expect(ignoresQuery([near], query)).toBe(true);
  });

  test('without products ignores nothing', () => {
    expect(ignoresQuery([], { depth: 'tint', chemistry: 'dpp', leastLight: 8 })).toBe(false);
  });
});

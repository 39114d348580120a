import { describe, expect, it, test } from 'vitest';
import type { StoredComparison } from '../../../../../src/comparison/rules/content/stored-comparison.ts';
import {
  beginLog,
  type ComparisonChange,
  continues,
  encodeChange,
  logChange,
  nextTime,
  readChange,
} from '../../../../../src/comparison/rules/merge/change-log.ts';
import { pigment } from '../../../../support/with-comparison.ts';

/** A comparison of so many products. */
const stored = (count: number): StoredComparison => ({
  comparison: {
    title: 'Reds',
    industry: 'coatings',
    basket: Array.from({ length: count }, (_, at) => pigment(at + 1)),
    kind: 'own',
  },
  isUnsent: false,
});
const change = (at: number, from: number, to: number): ComparisonChange => ({
  before: stored(from),
  after: stored(to),
  at,
});

describe('a log', () => {
  test('holds what there was at first, and each change since', () => {
    const log = logChange(logChange(beginLog(stored(1)), change(5, 1, 2)), change(3, 1, 3));
    expect(log).toEqual({ first: stored(1), changes: [change(5, 1, 2), change(3, 1, 3)], lastAt: 5 });
  });

  test('that begins again knows of the time before', () => {
    expect(beginLog(stored(1), 9)).toEqual({ first: stored(1), changes: [], lastAt: 9 });
  });

  test('changes no log that was there before', () => {
    const log = beginLog(stored(1));
    logChange(log, change(5, 1, 2));
    expect(log.changes).toEqual([]);
  });
});

it('a change is later than what it changes, even if the clock was set back', () => {
  expect(nextTime(beginLog(stored(1)), 100)).toBe(100);
  expect(nextTime(beginLog(stored(1), 200), 100)).toBe(201);
});

describe('a change continues what is shown', () => {
  const log = logChange(beginLog(stored(1)), change(5, 1, 2));
  test.each([
    ['if it is later and begins with that', change(6, 2, 3), true],
    ['not if it is from the same moment', change(5, 2, 3), false],
    ['not if it begins with something else', change(6, 1, 3), false],
  ])('%s', (_, next, isNext) => {
    expect(continues(log, next, stored(2))).toBe(isNext);
  });
});

describe('a change that is told', () => {
  it('arrives in the other tab as it was told', () => {
    expect(readChange(encodeChange(change(5, 1, 2)))).toEqual(change(5, 1, 2));
  });

  test.each([
    ['nothing', {}],
    ['no comparison before', { ...encodeChange(change(5, 1, 2)), before: '{}' }],
    ['no comparison after', { ...encodeChange(change(5, 1, 2)), after: undefined }],
    ['no time', { ...encodeChange(change(5, 1, 2)), at: undefined }],
    ['a time that is text', { ...encodeChange(change(5, 1, 2)), at: '5' }],
    ['a time that is none', { ...encodeChange(change(5, 1, 2)), at: Number.NaN }],
  ])('is read as no change with %s', (_, told) => {
    expect(readChange(told)).toBeNull();
  });
});

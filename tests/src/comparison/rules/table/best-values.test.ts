import { expect, test } from 'vitest';
import { bestValues } from '../../../../../src/comparison/rules/table/best-values.ts';

const BLUE_WOOL = { min: 1, max: 8, best: 8 };
const ofTexts = (texts: string[], scale = BLUE_WOOL) =>
  bestValues({ code: 'light_fastness', scale, texts, contents: texts.map(() => null) });
const ofNumbers = (code: string, numbers: (number | undefined)[]) =>
  bestValues({
    code,
    texts: numbers.map(String),
    contents: numbers.map((number) =>
      number === undefined ? null : { form: 'number', number, text: String(number) },
    ),
  });

test('on a scale the value nearest to its best end is the best, and a range counts by its lower step', () => {
  expect(ofTexts(['6', '8', ''])).toEqual([false, true, false]);
  expect(ofTexts(['7–8', '8'])).toEqual([false, true]);
  expect(ofTexts(['1', '3'], { min: 1, max: 5, best: 1 })).toEqual([true, false]);
});

test('equal values have no best, nor has a single one', () => {
  expect(ofTexts(['8', '8'])).toBeUndefined();
  expect(ofTexts(['8', ''])).toBeUndefined();
});

test('of numbers, more is better for heat stability alone', () => {
  expect(ofNumbers('heat_stability', [260, 300, undefined])).toEqual([false, true, false]);
  expect(ofNumbers('density', [1, 2])).toBeUndefined();
});

import { expect, test } from 'vitest';
import { reduceFromTint, reduceWithWhite, TINT } from '../../../src/domain/reduce-with-white.ts';

const red = { R: 200, G: 30, B: 40 };

test('nothing but the colour is the colour', () => {
  expect(reduceWithWhite(red, 1)).toEqual(red);
});

test('nothing of it is titanium white', () => {
  expect(reduceWithWhite(red, 0)).toEqual({ R: 250, G: 250, B: 247 });
});

test('the less there is of it, the lighter', () => {
  const ladder = [0.5, 0.25, 0.1, 0.04].map((share) => reduceWithWhite(red, share).G);
  expect(ladder).toEqual([...ladder].sort((one, other) => one - other));
  expect(new Set(ladder).size).toBe(4);
});

test('a black colours white more than their mean would', () => {
  expect(reduceWithWhite({ R: 0, G: 0, B: 0 }, 0.5).R).toBeLessThan(125);
});

test('a tint at its own share is itself, and nothing of it is titanium white', () => {
  const tint = { R: 40, G: 128, B: 180 };
  expect(reduceFromTint(tint, TINT)).toEqual(tint);
  expect(reduceFromTint(tint, 0)).toEqual({ R: 250, G: 250, B: 247 });
});

test('a blue that is nearly black in masstone is blue in white', () => {
  const { R, B } = reduceFromTint({ R: 0, G: 128, B: 180 }, 0.25);
  expect(B - R).toBeGreaterThan(80);
});

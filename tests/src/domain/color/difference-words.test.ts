import { expect, test } from 'vitest';
import { differenceWords } from '../../../../src/domain/color/difference-words.ts';
import type { Lab } from '../../../../src/domain/color/lab.ts';

const at = (C: number, degrees: number, L = 50): Lab => ({
  L,
  a: C * Math.cos((degrees * Math.PI) / 180),
  b: C * Math.sin((degrees * Math.PI) / 180),
});

test.each([
  ['lighter and brighter', at(42, 30, 53), { L: 'lighter', C: 'brighter', H: undefined }],
  ['darker and duller', at(38, 30, 49), { L: 'darker', C: 'duller', H: undefined }],
  ['too little to say', { ...at(40.1, 30), L: 50.1 }, { L: undefined, C: undefined, H: undefined }],
])('a colour that is %s', (_, sample, words) => {
  expect(differenceWords(at(40, 30), sample)).toEqual(words);
});

test.each([
  ['red', 30, 'yellower', 'redder'],
  ['green', 120, 'greener', 'yellower'],
  ['turquoise', 200, 'bluer', 'greener'],
  ['violet', 320, 'redder', 'bluer'],
])('a %s turns towards the next hue on either side', (_, degrees, on, back) => {
  expect(differenceWords(at(40, degrees), at(40, degrees - 3)).H).toBe(back);
  expect(differenceWords(at(40, degrees), at(40, degrees + 3)).H).toBe(on);
});

test('a grey has no hue to differ in', () => {
  expect(differenceWords(at(1, 30), at(1.5, 200)).H).toBeUndefined();
});

test('says of each direction the opposite of what it says the other way round', () => {
  const opposite = { lighter: 'darker', darker: 'lighter', brighter: 'duller', duller: 'brighter' };
  for (let degrees = 5; degrees < 360; degrees += 10) {
    const [one, other] = [at(30, degrees, 40), at(36, degrees + 2, 45)];
    const [there, back] = [differenceWords(one, other), differenceWords(other, one)];
    expect(back.L).toBe(opposite[there.L as 'lighter']);
    expect(back.C).toBe(opposite[there.C as 'brighter']);
    expect(back.H).not.toBe(there.H);
  }
});

import { expect, it } from 'vitest';
import { similarName } from '../../../../src/mount/editor/similar-name.ts';

const known = ['mainMenu', 'links', 'services', 'comparePage', 'profile', 'user'];

it.each([
  ['mainmenu', 'mainMenu'],
  ['link', 'links'],
  ['service', 'services'],
  ['compare', 'comparePage'],
  ['profle', 'profile'],
  ['menu', 'mainMenu'],
])('takes "%s" for "%s"', (name, meant) => {
  expect(similarName(name, known)).toBe(meant);
});

it.each(['', 'x', 'basket', 'userName'])('takes "%s" for no other name', (name) => {
  expect(similarName(name, known)).toBeUndefined();
});

it('finds nothing among no names', () => {
  expect(similarName('', [])).toBeUndefined();
});

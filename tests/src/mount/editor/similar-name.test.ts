import { describe, expect, it } from 'vitest';
import { closestName, similarName } from '../../../../src/mount/editor/similar-name.ts';

const known = ['mainMenu', 'links', 'services', 'comparePage', 'profile', 'user'];

it.each([
  ['mainmenu', 'mainMenu'],
  ['link', 'links'],
  ['service', 'services'],
  ['compare', 'comparePage'],
  ['profle', 'profile'],
  ['menu', 'mainMenu'],
])('takes the misspelt "%s" for "%s"', (name, meant) => {
  expect(similarName(name, known)).toBe(meant);
});

it.each(['', 'x', 'basket', 'userName'])('takes "%s" for no other name', (name) => {
  expect(similarName(name, known)).toBeUndefined();
});

it('finds nothing among no names', () => {
  expect(similarName('', [])).toBeUndefined();
});

describe('closestName', () => {
  it.each([
    ['main-navigaton', 'main-navigation'],
    ['MainNavigation', 'main-navigation'],
    ['usermenu', 'user-menu'],
    ['log-in', 'login'],
    ['constructor', 'main-navigation'],
    ['', 'main-navigation'],
  ])('finds that the closest name to "%s" is "%s"', (name, closest) => {
    expect(closestName(name, ['main-navigation', 'user-menu', 'login'])).toBe(closest);
  });

  it('is the name itself if none is known', () => {
    expect(closestName('login', [])).toBe('login');
  });
});

import { expect, it } from 'vitest';
import { camelCase } from '../../../../src/lib/text/camel-case.ts';

it.each([
  ['login', 'login'],
  ['main-navigation', 'mainNavigation'],
  ['mount-changed-sheets-hint', 'mountChangedSheetsHint'],
])('writes a name in camel case: %s becomes %s', (name, expected) => {
  expect(camelCase(name)).toBe(expected);
});

import { expect, it } from 'vitest';
import { languageName } from '../../../../src/lib/text/language-name.ts';

it.each([
  ['de', 'German'],
  ['pt_BR', 'Brazilian Portuguese'],
  ['zh', 'Chinese'],
  ['not a tag', 'not a tag'],
])('names the language of %s: %s', (tag, name) => {
  expect(languageName(tag)).toBe(name);
});

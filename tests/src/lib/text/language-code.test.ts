import { expect, test } from 'vitest';
import { languageCode } from '../../../../src/lib/text/language-code.ts';

test.each([
  [['en', 'EN', 'eng', 'Eng', 'en-GB', 'en_US', ' en '], 'en'],
  [['de', 'Ger', 'deu', 'de-AT'], 'de'],
  [['zh', 'Chi', 'zho', 'zh-Hans-CN'], 'zh'],
  [['Klingon!'], 'klingon!'],
  [['', ' '], ''],
])('%j are all the language %s', (tags, code) => {
  expect(tags.map(languageCode)).toEqual(tags.map(() => code));
});

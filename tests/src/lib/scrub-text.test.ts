import { expect, it } from 'vitest';
import { scrubText } from '../../../src/lib/scrub-text.ts';

it.each([
  [
    'GET https://user.example/api/v1/user/me?token=abc#x failed',
    'GET https://user.example/api/v1/user/me failed',
  ],
  ['at https://cdn.example/ce/core-AbC123.js?again:1:2', 'at https://cdn.example/ce/core-AbC123.js'],
  ['"/login?showLogin=1&email=a" is wrong', '"/login" is wrong'],
  ['https://ada:secret@example.org/x', 'https://example.org/x'],
  ['No user ada.lovelace+1@example.co.uk (ada@example.org)', 'No user [email] ([email])'],
  ['Bearer abc.def and eyJhbGciOi.eyJzdWIi.sig-1_2', 'Bearer [token] and [token]'],
  ['code 9f86d081884c7d659a2feaa0c55ad015a3bf4f1b', 'code [token]'],
  ['Island "product-list": data-ce-props.size must be number, but is "x".', null],
  ['The file of "change-initial-password" could not be loaded.', null],
  ['widgets/contact-form/useContact.ts:12 is 50 % done?', null],
])('%s', (text, clean) => {
  expect(scrubText(text)).toBe(clean ?? text);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scrubText } from '../../../../src/lib/text/scrub-text.ts';

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
  ['Island "search-listing": data-ce-props.size must be number, but is "x".', null],
  ['The file of "change-initial-password" could not be loaded.', null],
  ['widgets/contact-form/useContact.ts:12 is 50 % done?', null],
])('removes secrets and personal data from %s', (text, clean) => {
  expect(scrubText(text)).toBe(clean ?? text);
});

describe('a long text', () => {
  it('is cut before anything is looked for in it, so that its length costs nothing', () => {
    const start = 'data-ce-props is no JSON: {"a": ';
    const [short, long] = [3_000, 3_000_000].map((length) => scrubText(start + 'b.'.repeat(length)));
    expect(long).toBe(short);
    expect(long?.length).toBeLessThan(1_001);
  });

  it('is cut before a secret that it would be cut in, which could not be told from a word then', () => {
    const jwt = `eyJ${'a'.repeat(40)}.${'b'.repeat(40)}.c`;
    for (const secret of ['ada.lovelace@example.org', jwt, `/login?email=${'ada'.repeat(9)}`]) {
      for (let before = 910; before < 1_010; before += 3) {
        const clean = scrubText(`${'x'.repeat(before - 1)} ${secret} and more`);
        expect(clean).not.toMatch(/ada|eyJ|aaaa|bbbb/);
      }
    }
  });

  it('is cut at its last gap, and says so', () => {
    expect(scrubText(`${'word '.repeat(500)}`)).toMatch(/^(word )+…$/);
    expect(scrubText('x'.repeat(5_000))).toBe('…');
  });

  it('is otherwise what its beginning is', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (text) => {
        expect(scrubText(`${text} ${' '.repeat(3_000)}`).startsWith(scrubText(text))).toBe(true);
      }),
    );
  });
});

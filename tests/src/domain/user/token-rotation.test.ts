import { describe, expect, it } from 'vitest';
import { isNewerToken } from '../../../../src/domain/user/token-rotation.ts';

const token = (claims: object) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.signature`;

describe('isNewerToken', () => {
  const present = token({ sub: 'u-1', iat: 100 });

  it('takes a later token of the same subject', () => {
    expect(isNewerToken(token({ sub: 'u-1', iat: 101 }), present)).toBe(true);
  });

  it.each([
    ['of another subject', token({ sub: 'u-2', iat: 101 })],
    ['issued earlier', token({ sub: 'u-1', iat: 99 })],
    ['issued at the same time', present],
    ['without a subject', token({ iat: 101 })],
    ['that is no token', 'nonsense'],
    ['with a body that is no JSON', 'a.%%%.c'],
  ])('refuses to take a token %s', (_, candidate) => {
    expect(isNewerToken(candidate, present)).toBe(false);
  });

  it.each([['2026-11-22T10:00:00Z'], ['9999999999'], [null], [{}], [true]])(
    'goes by no time of issue that is no number: %j',
    (iat) => {
      const odd = token({ sub: 'u-1', iat });
      expect(isNewerToken(odd, present)).toBe(false);
      // Else no later token could take its place.
      expect(isNewerToken(present, odd)).toBe(true);
      expect(isNewerToken(odd, odd)).toBe(false);
    },
  );

  it('reads names of users beyond ASCII', () => {
    expect(isNewerToken(token({ sub: 'ü', iat: 2 }), token({ sub: 'ü', iat: 1 }))).toBe(true);
  });
});

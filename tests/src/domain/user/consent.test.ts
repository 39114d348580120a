import { describe, expect, it } from 'vitest';
import { parseConsent } from '../../../../src/domain/user/consent.ts';

describe('parseConsent', () => {
  it('reads settings with exactly the three keys', () => {
    const settings = { mandatory: true, functional: false, marketing: true };
    expect(parseConsent(JSON.stringify(settings))).toEqual(settings);
  });

  it.each([
    ['no JSON', 'yes'],
    ['a null', 'null'],
    ['a list', '[true,true,true]'],
    ['a missing key', '{"mandatory":true,"functional":true}'],
    ['a further key', '{"mandatory":true,"functional":true,"marketing":true,"more":true}'],
    ['mandatory refused', '{"mandatory":false,"functional":true,"marketing":true}'],
    ['a text instead of a boolean', '{"mandatory":true,"functional":"true","marketing":true}'],
  ])('refuses a cookie with %s', (_, text) => {
    expect(parseConsent(text)).toBeNull();
  });
});

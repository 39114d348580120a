import { expect, test } from 'vitest';
import { dataProtectionLink } from '../../../../src/domain/user/data-protection-link.ts';

const general = { dataProtectionPage: '/privacy' };

test.each([
  [{ ...general, pigmentDataProtectionPage: '/privacy#pigments' }, 'pigment', '/privacy#pigments'],
  [general, 'pigment', '/privacy'],
  [general, undefined, '/privacy'],
  [{}, 'pigment', undefined],
  [undefined, undefined, undefined],
])('of %j with the product key %s it is %s', (links, productKey, link) => {
  expect(dataProtectionLink(links, productKey)).toBe(link);
});

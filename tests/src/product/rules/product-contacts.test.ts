import { expect, test } from 'vitest';
import { productContacts } from '../../../../src/product/rules/product-contacts.ts';

const service = { email: 'service@example.com', phone: '+49 1' };
const manager = { name: 'Mara Menke' };
const user = (roles: string[], more: object = {}) => ({ tokenPayload: { roles }, ...more });
const assigned = { customerService: service, accountManager: manager };

test.each([
  ['a visitor', null, ['bce'], 'register'],
  ['a registered user', user([], assigned), ['bce'], 'validate'],
  ['a validated user', user(['validated'], assigned), ['customer_service', 'account_manager', 'psr'], null],
  [
    'one without account manager',
    user(['validated'], { customerService: service }),
    ['customer_service', 'psr'],
    null,
  ],
  [
    'one whose contacts are empty',
    user(['validated'], { customerService: {}, accountManager: { name: '' } }),
    ['bce', 'psr'],
    null,
  ],
  ['one without contacts', user(['validated']), ['bce', 'psr'], null],
  ['an internal user', user(['internal', 'validated'], assigned), ['psr', 'bce'], null],
])('%s gets these contacts (rows 173 and 174)', (_, viewer, types, upsell) => {
  const { contacts, upsell: offered } = productContacts(viewer);
  expect(contacts.map(({ type }) => type)).toEqual(types);
  expect(offered).toBe(upsell);
});

test('the assigned persons are named', () => {
  const { contacts } = productContacts(user(['validated'], assigned));
  expect(contacts.map(({ contact }) => contact)).toEqual([service, manager, undefined]);
});

import { expect, it } from 'vitest';
import { assignedContact } from '../../../../widgets/contact-form/rules/assigned-contact.ts';

const contacts = { customerService: { name: 'Ines' }, accountManager: { name: 'Jonas' } };
const customer = { ...contacts, tokenPayload: { roles: ['validated'] } };

it.each([
  ['customer_service', 'Ines'],
  ['account_manager', 'Jonas'],
  ['psr', undefined],
  ['bce', undefined],
] as const)('%s of a validated customer: %s (row 112)', (contactType, name) => {
  expect(assignedContact(contactType, customer)?.name).toBe(name);
});

it('gives nobody to those without a contact of their own', () => {
  expect(assignedContact('customer_service', null)).toBeUndefined();
  expect(assignedContact('customer_service', contacts)).toBeUndefined();
  expect(assignedContact('customer_service', { tokenPayload: { roles: ['validated'] } })).toBeUndefined();
});

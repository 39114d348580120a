import { describe, expect, it } from 'vitest';
import { askedFields } from '../../../../src/domain/contact/asked-fields.ts';
import { type ContactType, contactTypes } from '../../../../src/domain/contact/contact-type.ts';
import type { ProfileFields } from '../../../../src/domain/contact/profile-fields.ts';

const person = ['firstName', 'lastName', 'email', 'company', 'country', 'message'];

function asked(contactType: ContactType, profile: ProfileFields = {}, changes = {}) {
  const page = { hasRegions: true, hasTopics: false, wantsIndustry: false };
  return [...askedFields({ contactType, profile, ...page, ...changes })];
}

describe('what a contact form asks (rows 103 to 106, 108)', () => {
  it.each(contactTypes)('the person, the country and a message, by %s', (contactType) => {
    expect(asked(contactType)).toEqual(expect.arrayContaining(person));
  });

  it.each([
    ['bce', ['region', 'subRegion', 'industry']],
    ['contact_block', ['industry']],
    ['psr', []],
    ['account_manager', []],
    ['customer_service', []],
  ] as const)('asks in the form of %s besides the person: %j', (contactType, besides) => {
    expect(asked(contactType).filter((field) => !person.includes(field))).toEqual(besides);
  });

  it('only what the profile does not know', () => {
    const profile = { firstName: 'Vera', email: 'v@example.com', country: 'SE' };
    expect(asked('psr', profile)).toEqual(['lastName', 'company', 'message']);
  });

  it('no region where the profile has one, with or without a subregion, or the page offers none', () => {
    expect(asked('bce', { region: 'europe' })).not.toContain('subRegion');
    expect(asked('bce', { region: 'europe' })).not.toContain('region');
    expect(asked('bce', {}, { hasRegions: false })).toEqual([...person, 'industry']);
  });

  it('topics where there are some, and an industry where the page wants it', () => {
    expect(asked('psr', {}, { hasTopics: true, wantsIndustry: true })).toEqual([
      ...person,
      'industry',
      'topic',
    ]);
  });
});

import { describe, expect, it } from 'vitest';
import { askedFields } from '../../../../src/domain/contact/asked-fields.ts';
import { type ContactContext, composeMessage } from '../../../../src/domain/contact/compose-message.ts';

const values = {
  firstName: 'Nora',
  lastName: 'Quist',
  email: 'nora@example.com',
  company: 'Quist Toys',
  country: 'DE',
  region: 'europe',
  subRegion: 'western-europe',
  industry: { value: 'plastics' },
  topic: { value: 'samples' },
  message: 'Hello',
};
const topics = [
  { id: 'samples', title: 'Samples', recipient: 'samples@example.com' },
  { id: 'website', title: 'Website' },
];

function compose(context: Partial<ContactContext>, changes = {}) {
  const full = { contactType: 'psr', profile: {}, topics: [], data: {}, ...context } as const;
  const asked = askedFields({
    ...full,
    hasRegions: true,
    hasTopics: full.topics.length > 0,
    wantsIndustry: false,
  });
  // As it is sent.
  return JSON.parse(JSON.stringify(composeMessage({ ...values, ...changes }, { ...full, asked })));
}

const person = {
  firstName: 'Nora',
  lastName: 'Quist',
  email: 'nora@example.com',
  company: 'Quist Toys',
  country: 'DE',
  message: 'Hello',
};

describe('composeMessage', () => {
  it('holds what its kind asks, and nothing that an earlier draft has left', () => {
    expect(compose({})).toEqual({ contactType: 'psr', ...person });
    expect(compose({ contactType: 'contact_block' })).toEqual({
      contactType: 'contact_block',
      ...person,
      industry: 'plastics',
    });
    expect(compose({ contactType: 'bce' })).toEqual({
      contactType: 'bce',
      ...person,
      region: 'europe',
      subRegion: 'western-europe',
      industry: 'plastics',
    });
  });

  it('leaves an empty subregion out', () => {
    expect(compose({ contactType: 'bce' }, { subRegion: '' })).not.toHaveProperty('subRegion');
  });

  it('takes from the profile what it knows, whatever stands in the fields (row 108)', () => {
    const profile = { firstName: 'Vera', country: 'SE', region: 'americas' };
    expect(compose({ contactType: 'bce', profile })).toMatchObject({
      firstName: 'Vera',
      lastName: 'Quist',
      country: 'SE',
      region: 'americas',
    });
    expect(compose({ contactType: 'bce', profile })).not.toHaveProperty('subRegion');
    expect(compose({ contactType: 'psr', profile })).not.toHaveProperty('region');
  });

  it('sends a topic with its recipient (row 107)', () => {
    expect(compose({ topics })).toMatchObject({ topic: 'samples', recipient: 'samples@example.com' });
    expect(compose({ topics, recipient: 'a@example.com' }, { topic: { value: 'website' } })).toMatchObject({
      topic: 'website',
      recipient: 'a@example.com',
    });
    expect(compose({ topics }, { topic: { value: 'of-another-list' } })).not.toHaveProperty('topic');
  });

  it('sends words of one’s own for “other” (row 67)', () => {
    const topic = { value: 'other', customInput: 'Art restoration' };
    expect(compose({ topics }, { topic }).topic).toEqual(topic);
    expect(compose({}, { topic })).not.toHaveProperty('topic');
    const industry = { value: 'other', customInput: 'Museums' };
    expect(compose({ contactType: 'contact_block' }, { industry }).industry).toEqual(industry);
  });

  it('lets the caller add, and replace nothing', () => {
    const data = { prd: '400312', email: 'forged@example.com', contactType: 'bce' };
    expect(compose({ data })).toEqual({ contactType: 'psr', ...person, prd: '400312' });
  });
});

import type { IslandExample } from '../../src/mount/island/example.ts';

/** States of the registration that come from the payload. The others follow from user actions. */
export const examples: IslandExample[] = [
  { name: 'Form', shows: 'Who registers, for which industries, the login, and what one agrees to.' },
  {
    name: 'Without a page on data protection',
    shows: 'No link to it, where the page has no address for it.',
    payload: { links: {} },
  },
  {
    name: 'Consent texts of the page',
    shows: 'HTML in the page’s own texts, by way of the sanitiser.',
    payload: {
      texts: {
        'consents.inquiries': 'Enquiries',
        'consents.inquiries.text':
          'You may use my details for <strong>answers to my enquiries</strong>, see <a href="/data-protection" target="_blank">data protection</a>.',
        'consents.surveys.text':
          '<p>You may invite me to</p><ul><li>surveys on products</li><li>tests of this portal</li></ul>',
      },
    },
  },
  {
    name: 'Two industries',
    shows: 'A portal for few.',
    payload: {
      industries: [
        { code: 'plastics', title: 'Plastics' },
        { code: 'coatings', title: 'Coatings' },
      ],
    },
  },
  {
    name: 'Long texts',
    shows: 'Wording of the page that is longer than ours, with words that do not break by themselves.',
    payload: {
      industries: [
        {
          code: 'coatings',
          title: 'Coatings for automobiles, their refinish, and industrial goods of all kinds',
        },
        { code: 'plastics', title: 'Polymerelectrolytemembranemasterbatches' },
        { code: 'other', title: 'Another one' },
      ],
      texts: {
        'registration.title': 'Register yourself and your company as a new customer',
        'registration.firstName': 'First name and all middle names',
        'registration.country': 'Country in which your company is registered',
        'registration.email': 'Email address of your company, since we do not take private ones',
        'registration.submit': 'Register and wait for the email that verifies your address',
        'validation.required': 'Please do fill in this field, we cannot go on without it',
      },
    },
  },
  {
    name: 'Logged in already',
    shows: 'Nothing: the overlay steps aside.',
    payload: { user: { userId: 'u-1', email: 'ada@example.org', token: 'none' } },
  },
];

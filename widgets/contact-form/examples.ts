import type { IslandExample } from '../../src/mount/island/example.ts';
import type { ContactProps } from './props.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const topics = [
  { id: 'samples', title: 'Samples' },
  { id: 'documents', title: 'Documents' },
  { id: 'website', title: 'This website' },
];

const customer = {
  userId: 'u-1',
  email: 'vera.lindqvist@example.com',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  company: 'Lindqvist Coatings AB',
  country: 'SE',
  region: 'europe',
  subRegion: 'northern-europe',
  consent: ['inquiries'],
  tokenPayload: { roles: ['validated'] },
  customerService: { name: 'Ines Calder', email: 'ines.calder@example.com' },
  accountManager: { name: 'Jonas Brandt', email: 'jonas.brandt@example.com' },
};

/** States of the contact form that come from payload and profile. The others follow from user actions. */
export const examples: IslandExample<ContactProps>[] = [
  {
    name: 'Contact',
    shows: 'What a visitor is asked: who writes, for which industry, about what.',
    props: { topics },
  },
  {
    name: 'Business enquiry',
    shows: 'Region and subregion besides, of which Europe is chosen.',
    props: { contactType: 'bce' },
  },
  {
    name: 'Product safety',
    shows: 'Neither industry nor region; the product goes along with the message.',
    props: { contactType: 'psr', data: { prd: '400312', productName: 'Rubelis Red 254' } },
  },
  {
    name: 'Customer service of a customer',
    shows: 'Everything of the person comes from the profile; the message goes to the assigned contact.',
    payload: { user: customer },
    props: { contactType: 'customer_service', topics },
  },
  {
    name: 'Account manager without consent',
    shows: 'The hint for who has not consented to inquiries, with the way to the privacy settings.',
    payload: { user: { ...customer, consent: [] } },
    props: { contactType: 'account_manager' },
  },
  {
    name: 'Business enquiry of a customer',
    shows: 'The region of the profile, which is not asked again.',
    payload: { user: customer },
    props: { contactType: 'bce' },
  },
  {
    name: 'Half a profile',
    shows: 'Fields that the profile lacks can be filled in.',
    payload: { user: { userId: 'u-2', email: 'rita.holm@example.com', firstName: 'Rita', company: '' } },
  },
  {
    name: 'Topic must be chosen',
    shows: 'Choices that the page wants, though the kind of contact does not.',
    props: { contactType: 'psr', topics, required: ['topic', 'industry'] },
  },
  {
    name: 'Countries out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { services: { backend: nowhere } },
    props: { contactType: 'psr' },
  },
  {
    name: 'Long texts',
    shows: 'Wording of the page that is longer than ours.',
    payload: {
      texts: {
        'contact.details': 'Who are you, and how may we reach you in the course of the next working days?',
        'contact.company': 'Company, institute or authority that you are writing on behalf of',
        'contact.consent':
          'By sending this form you agree that Colour & Effect and its affiliated companies process the details above in order to answer your enquiry, and that they keep them for as long as the law of your country demands.',
        'contact.submit': 'Send this message to the colleagues in charge',
        'validation.required': 'Please do fill in this field, we cannot go on without it',
      },
    },
    props: {
      topics: [
        {
          id: 'long',
          title:
            'Diketopyrrolopyrrole, quinacridone and benzimidazolone pigments in high-temperature plastics',
        },
      ],
    },
  },
];

import { screen } from '@testing-library/react';
import * as v from 'valibot';
import { ContactForm } from '../../../widgets/contact-form/ContactForm.tsx';
import { contactProps } from '../../../widgets/contact-form/props.ts';
import { RegulatoryRequest } from '../../../widgets/regulatory-request/RegulatoryRequest.tsx';
import { SampleRequest } from '../../../widgets/sample-request/SampleRequest.tsx';
import { SamplesRequest } from '../../../widgets/samples-request/SamplesRequest.tsx';
import { ofForm, refused } from '../form-refusals.ts';

import { press, says, type } from '../hands.ts';
import { type Scenario, USER } from '../scenario.ts';
import { COUNTRY } from './profile-page.tsx';

const TOKEN = { 'GET /api/v1/payload': { json: { version: 1, formSecurityToken: 'fresh' } } };
const MANIFEST = 'POST /api/v1/manifest/search';
const subject = { prd: '400312', productId: 'p-1', productName: 'Rubelis Red 254', industry: 'coatings' };
const customer = { ...USER, tokenPayload: { roles: ['validated'] } };

/** Calls of requests and messages. */
export const requestScenarios: Scenario[] = [
  {
    makes: 'requestSample',
    call: 'POST /api/v1/message/requestSampleForm',
    answers: {
      ...COUNTRY,
      ...TOKEN,
      'GET /api/v1/user/me/log': { json: [] },
      'POST /api/v1/message/requestSampleForm': { json: { sent: true } },
    },
    element: <SampleRequest prd="" industry={null} />,
    payload: { user: customer },
    overlay: { name: 'sample-request', props: subject },
    told: 'send',
    kept: 'For a façade',
    fill: async (opened) => {
      await screen.findByRole('option', { name: 'Sweden' });
      await type(opened, /^(Reason|What)/, 'For a façade');
      for (const [name, text] of [
        ['Name', 'Vera'],
        ['Street', 'Road 1'],
        ['Postcode', '123'],
        ['City', 'Malmö'],
      ] as const)
        await type(opened, new RegExp(`^(${name}|ZIP)`), text).catch(() => {});
    },
    act: press('Send request'),
    works: () => screen.findByRole('dialog', { name: /Thank you/ }),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'requestSamples',
    call: 'POST /api/v1/message/requestSamples',
    answers: {
      ...COUNTRY,
      ...TOKEN,
      'GET /api/v1/user/me/log': { json: [] },
      'POST /api/v1/message/requestSamples': { json: { number: 'SR-4821-7730' } },
    },
    element: <SamplesRequest products={[]} unavailable={[]} reason="" />,
    payload: { user: customer, samples: { amounts: ['100 g'] } },
    overlay: {
      name: 'samples-request',
      props: {
        products: [{ prd: '400312', productName: 'Rubelis Red 254' }, { prd: '213540' }],
        customer: { name: 'Vera', street: 'Road 1', zipCode: '123', city: 'Malmö', country: 'SE' },
      },
    },
    told: 'send',
    kept: 'For a façade',
    fill: async (opened) => {
      await screen.findByRole('option', { name: 'Sweden' });
      await type(opened, /^What do you need/, 'For a façade');
    },
    act: press('Send request'),
    works: () => screen.findByRole('heading', { name: 'Request SR-4821-7730' }),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'requestRegulatoryDocument',
    call: 'POST /api/v1/message/requestRegulatoryDocument',
    answers: {
      ...TOKEN,
      'GET /api/v1/user/me/log': { json: [] },
      [MANIFEST]: { json: [{ code: 'reach', title: 'REACH statement', documentCategory: 'regulatory' }] },
      'POST /api/v1/message/requestRegulatoryDocument': { json: { sent: true } },
    },
    element: <RegulatoryRequest prd="" industry={null} />,
    payload: { user: customer },
    overlay: { name: 'regulatory-request', props: subject },
    told: 'send',
    kept: 'reach',
    fill: async ({ hand }) => {
      await screen.findByRole('option', { name: 'REACH statement' });
      await hand.selectOptions(screen.getByRole('combobox', { name: /^Document/ }), 'REACH statement');
    },
    act: press('Send request'),
    works: () => screen.findByRole('dialog', { name: /Thank you/ }),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'sendContactForm',
    call: 'POST /api/v1/message/contactForm',
    answers: { ...COUNTRY, ...TOKEN, 'POST /api/v1/message/contactForm': { json: { sent: true } } },
    element: <ContactForm {...v.parse(contactProps, { contactType: 'psr' })} />,
    payload: { user: customer },
    told: 'send',
    kept: 'What is in it?',
    fill: (opened) => type(opened, /^Message/, 'What is in it?'),
    act: press('Send message'),
    works: says(/Thank you/),
    own: ofForm,
    helps: refused,
  },
  {
    makes: 'readFormToken',
    call: 'GET /api/v1/payload',
    answers: { ...COUNTRY, ...TOKEN, 'POST /api/v1/message/contactForm': { json: { sent: true } } },
    element: <ContactForm {...v.parse(contactProps, { contactType: 'psr' })} />,
    payload: { user: customer, formSecurityToken: undefined },
    told: 'send',
    kept: 'What is in it?',
    fill: (opened) => type(opened, /^Message/, 'What is in it?'),
    act: press('Send message'),
    works: says(/Thank you/),
    own: ofForm,
    helps: refused,
  },
];

import * as v from 'valibot';
import { ContactForm } from '../../../widgets/contact-form/ContactForm.tsx';
import { contactProps } from '../../../widgets/contact-form/props.ts';
import { RegulatoryRequest } from '../../../widgets/regulatory-request/RegulatoryRequest.tsx';
import { SampleRequest } from '../../../widgets/sample-request/SampleRequest.tsx';
import { SamplesRequest } from '../../../widgets/samples-request/SamplesRequest.tsx';
import type { Look } from '../service/service.ts';
import { defineWrite } from '../write.ts';
import { formTold } from './told.ts';

const VERA = 'vera.lindqvist@example.com';
const MESSAGE = '/api/v1/message';
const subject = { prd: '213540', productId: 'p-0001', productName: 'Rubelis Red', industry: 'coatings' };

const mails = async ({ mails }: Look) => (await mails()).length;

export const requestWrites = [
  defineWrite({
    name: 'sends a message',
    call: `POST ${MESSAGE}/contactForm`,
    user: VERA,
    page: () => ({
      element: <ContactForm {...v.parse(contactProps, { contactType: 'psr' })} />,
      path: '/contact',
    }),
    fill: ({ type }, which) => type(/^Message/, which === 'one' ? 'What is in it?' : 'Is it safe?'),
    control: ({ button }) => button('Send message'),
    done: ({ says }) => says(/Thank you/),
    kept: mails,
    keeps: { nothing: 0, one: 1, both: 2 },
    // Visitors may send it, too.
    told: { ...formTold, 'session ended': undefined },
    goesOn: 'again',
    secret: 'What is in it?',
  }),
  defineWrite({
    name: 'asks for a sample',
    call: `POST ${MESSAGE}/requestSampleForm`,
    user: VERA,
    page: () => ({
      element: <SampleRequest prd="" industry={null} />,
      path: '/product/p-0001',
      overlay: { name: 'sample-request', props: subject },
    }),
    async fill({ type, screen }, which) {
      await screen.findByRole('option', { name: 'Sweden' });
      await type(/^What do you need/, which === 'one' ? 'For a façade' : 'For a door');
      await type(/^Name/, 'Vera Lindqvist');
      await type(/^Street/, 'Road 1');
      await type(/^Postcode/, '123');
      await type(/^City/, 'Malmö');
    },
    control: ({ button }) => button('Send request'),
    done: ({ screen }) => screen.findByRole('dialog', { name: /Thank you/ }),
    kept: async (look) => {
      const log = await look.read<unknown[]>('user', '/api/v1/user/me/log?type=sampleRequest&prd=213540');
      return { mails: await mails(look), log: log.length };
    },
    keeps: { nothing: { mails: 0, log: 0 }, one: { mails: 2, log: 1 }, both: { mails: 4, log: 2 } },
    told: formTold,
    goesOn: 'again',
    secret: 'For a façade',
  }),
  defineWrite({
    name: 'asks for several samples',
    call: `POST ${MESSAGE}/requestSamples`,
    user: VERA,
    page: () => ({
      element: <SamplesRequest products={[]} unavailable={[]} reason="" />,
      path: '/compare',
      overlay: {
        name: 'samples-request',
        props: {
          products: [
            { prd: '213540', productName: 'Rubelis Red', industry: 'coatings' },
            { prd: '221459', productName: 'Azurenta Blue' },
          ],
          customer: { name: 'Vera', street: 'Road 1', zipCode: '123', city: 'Malmö', country: 'SE' },
        },
      },
    }),
    async fill({ type, screen }, which) {
      await screen.findByRole('option', { name: 'Sweden' });
      await type(/^What do you need/, which === 'one' ? 'For a façade' : 'For a door');
    },
    control: ({ button }) => button('Send request'),
    done: ({ screen }) => screen.findByRole('heading', { name: /^Request SR-/ }),
    kept: async (look) => {
      const log = await look.read<unknown[]>('user', '/api/v1/user/me/log?type=sampleRequest&prd=213540');
      return { mails: await mails(look), log: log.length };
    },
    // Two to those who answer, and the receipt.
    keeps: { nothing: { mails: 0, log: 0 }, one: { mails: 3, log: 1 }, both: { mails: 6, log: 2 } },
    told: formTold,
    goesOn: 'again',
    secret: 'For a façade',
  }),
  defineWrite({
    name: 'asks for a regulatory document',
    call: `POST ${MESSAGE}/requestRegulatoryDocument`,
    user: VERA,
    page: () => ({
      element: <RegulatoryRequest prd="" industry={null} />,
      path: '/product/p-0001',
      overlay: { name: 'regulatory-request', props: subject },
    }),
    async fill({ screen, hand }, which) {
      const name = which === 'one' ? 'REACH statement' : 'RoHS declaration';
      await screen.findByRole('option', { name });
      await hand.selectOptions(await screen.findByRole('combobox', { name: /^Document/ }), name);
    },
    control: ({ button }) => button('Send request'),
    done: ({ screen }) => screen.findByRole('dialog', { name: /Thank you/ }),
    kept: async (look) => {
      const log = await look.read<unknown[]>('user', '/api/v1/user/me/log?type=regulatoryRequest');
      return { mails: await mails(look), log: log.length };
    },
    keeps: { nothing: { mails: 0, log: 0 }, one: { mails: 2, log: 1 }, both: { mails: 4, log: 2 } },
    told: formTold,
    goesOn: 'again',
  }),
];

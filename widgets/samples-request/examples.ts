import type { SamplesProps } from '../../src/domain/requests/samples-props.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';
import { exampleCustomer, exampleSubject } from '../../src/product/parts/requests/example-parts.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const customer = {
  ...exampleCustomer,
  country: 'SE',
  canRequestSample: true,
  customerService: { name: 'Ines Calder', email: 'ines.calder@example.com', phone: '+46 40 555 01 20' },
  accountManager: { name: 'Jonas Brandt', email: 'jonas.brandt@example.com', phone: '+46 40 555 01 31' },
};
const { prd, productName, industry } = exampleSubject;
const home = { name: 'Nordlack', street: 'Hamngatan 12', zipCode: '211 22', city: 'Malmö', country: 'SE' };
const laboratory = { ...home, name: 'Nordlack laboratory', street: 'Kemigatan 9', zipCode: '212 38' };

const products = [
  { prd, productName, industry, color: '#b3202e' },
  { prd: '213540', productName: 'Rubelis Red 3540', industry, color: '#a3172a' },
];
const props: SamplesProps = { products, unavailable: [], reason: '' };
const filled: SamplesProps = {
  ...props,
  reason: 'Draw-downs of two reds beside our standard, for a powder coating.',
  customer: home,
  shipping: laboratory,
};

/** States of the overlay. After a request is sent, the receipt stands in the place of the form. */
export const examples: IslandExample<SamplesProps>[] = [
  {
    name: 'Two products',
    shows: 'Which products, amount of each, date, purpose and address.',
    payload: { user: customer },
    props,
  },
  {
    name: 'Filled in',
    shows: 'Purpose and addresses of an earlier request. Send it: the receipt takes its place.',
    payload: { user: customer },
    props: filled,
  },
  {
    name: 'One product is gone',
    shows:
      'A product without samples, named; another that only the service knows to be gone is named when it is sent.',
    payload: { user: customer },
    props: {
      ...filled,
      products: [...products, { prd: '000000', productName: 'Carbonelle Black 1095', industry }],
      unavailable: ['Albanor White 1005'],
    },
  },
  {
    name: 'Amounts are entered',
    shows: 'A page whose payload names no amounts.',
    payload: { user: customer, samples: { limit: 4 } },
    props,
  },
  {
    name: 'Too many products',
    shows: 'None is chosen at first: which of them is for the reader to say.',
    payload: { user: customer, samples: { limit: 1, amounts: ['100 g', '250 g'] } },
    props,
  },
  {
    name: 'Services out of reach',
    shows: 'Send it: what is wrong, and that everything is kept.',
    payload: { user: customer, services: { site: nowhere, user: nowhere, backend: nowhere } },
    props: filled,
  },
  { name: 'Visitor', shows: 'The way to log in or to register.', payload: { user: undefined }, props },
  {
    name: 'To be validated',
    shows: 'The way to the validation.',
    payload: { user: { userId: 'u-2', email: 'rita.holm@example.com', validationState: 'new' } },
    props,
  },
];

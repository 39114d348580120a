import { expect, test } from 'vitest';
import { readFormulations } from '../../../src/services/formulations.ts';
import { readNearest } from '../../../src/services/nearest.ts';
import { fieldsCall, pigmentCall, technicalEntriesCall } from '../../../src/services/product-calls.ts';
import { requestRegulatoryDocument, requestSample, requestSamples } from '../../../src/services/requests.ts';
import { fakeContext } from '../../support/http-context.ts';
import { answerAll, answerAnyway } from '../../support/services/fake-services.ts';

const http = fakeContext();
const { signal } = new AbortController();
const base = 'https://search.example/base/api/v1';

test.each([
  [{ productId: 'p-1', industry: 'coatings' }, '?i=coatings'],
  [{ productId: 'p-1', industry: null }, ''],
])('reads the formulations of the product and industry %j', async (query, search) => {
  const sent = answerAnyway([
    { id: 1, title: 'Red', link: '/formulations?id=1', shade: { title: 'Wine', color: '#700' } },
    { id: '2', title: 'Bare', shade: 'red' },
    { id: '3' },
  ]);
  expect(await readFormulations(http, query, signal)).toEqual([
    { id: '1', title: 'Red', link: '/formulations?id=1', shade: { title: 'Wine', color: '#700' } },
    { id: '2', title: 'Bare' },
  ]);
  expect(sent[0]?.url).toBe(`${base}/formulation/by-ingredient/p-1${search}`);
});

test.each([
  [{}, 'i=coatings&applicationType=masstone&limit=4'],
  [{ medium: 'alkyd', limit: 1 }, 'i=coatings&medium=alkyd&applicationType=masstone&limit=1'],
  [
    { depth: 'tint', chemistry: 'dpp', leastLight: 7 },
    'i=coatings&applicationType=tint&chemistry=dpp&min_light_fastness=7&limit=4',
  ],
])('the nearest products, with %j', async (more, query) => {
  const near = { id: 'p-2', uid: 'pigments::p-2', prd: '2', product_name: 'Near', industries: ['coatings'] };
  const sent = answerAnyway([
    { ...near, color_values: { R: 1, G: 2, B: 3, image: null }, deltaE: 0.84, angle: '45' },
    { ...near, deltaE: 'small' },
  ]);
  expect(await readNearest(http, { productId: 'p-1', industry: 'coatings', ...more }, signal)).toEqual([
    { ...near, isInternal: false, color_values: { R: 1, G: 2, B: 3 }, deltaE: 0.84, angle: '45' },
  ]);
  expect(sent[0]?.url).toBe(`${base}/pigment/p-1/nearest?${query}`);
});

const person = { firstName: 'Ada', lastName: 'Byron', company: 'Ada Ltd', email: 'ada@example.com' };
const home = { name: 'Ada', street: 'Main St 1', zipCode: '1', city: 'London', country: 'GB' };

test.each([
  [
    'requestSampleForm',
    {
      ...{ ...person, formSecurityToken: 'x', reason: 'To test it.' },
      data: { prd: '400147', productName: 'Rubelis', industry: 'coatings' },
      address: { customer: home, customShippingAddress: false, shipping: null },
      recipient: null,
    },
    requestSample,
  ],
  [
    'requestRegulatoryDocument',
    {
      ...{ ...person, formSecurityToken: 'x', documentType: 'reach' },
      ...{ productId: 'p-1', productName: 'Rubelis', selectedIndustry: 'coatings' },
    },
    requestRegulatoryDocument,
  ],
] as const)('%s sends what the specification says', async (path, body, call) => {
  const sent = answerAll({ sent: true });
  await (call as (...input: unknown[]) => Promise<void>)(http, body, signal);
  expect(sent).toEqual([{ method: 'POST', url: `http://localhost:3000/api/v1/message/${path}`, body }]);
});

test.each([
  [{ sent: true }, { documents: 1 }],
  [undefined, { documents: 1 }],
  [
    { sent: true, number: 'RD-4821-7730', documents: 2, copyTo: 'vera@example.com' },
    { number: 'RD-4821-7730', documents: 2, copyTo: 'vera@example.com' },
  ],
])('the receipt %j of a request for regulatory documents is read as %j', async (answer, receipt) => {
  answerAnyway(answer);
  const document = { documentType: 'reach', productId: 'p-1', productName: 'Rubelis' };
  const request = { ...person, ...document, formSecurityToken: 'x', selectedIndustry: null };
  expect(await requestRegulatoryDocument(http, request, { key: 'k', signal })).toEqual(receipt);
});

test('requestSamples sends products and date, and reads the receipt, of which only the number is needed', async () => {
  const request = {
    ...{
      ...person,
      formSecurityToken: 'x',
      reason: 'To test it.',
      recipient: null,
      wantedDate: '2026-11-09',
    },
    products: [{ prd: '400147', productName: 'Rubelis', industry: null, amount: '100 g' }],
    address: { customer: home, customShippingAddress: false, shipping: null },
  };
  const contacts = [{ role: 'accountManager', name: 'Jonas' }, { role: 'butler' }];
  const sent = answerAnyway({ number: 4821, contacts, copyTo: null, more: true });
  const options = { key: 'one', signal };
  expect(await requestSamples(http, request, options)).toEqual({
    ...{ number: '4821', contacts: [{ role: 'accountManager', name: 'Jonas' }] },
  });
  expect(sent[0]).toMatchObject({
    ...{ method: 'POST', url: 'http://localhost:3000/api/v1/message/requestSamples', body: request },
  });
  expect(sent[0]?.headers.get('idempotency-key')).toBe('one');
  answerAnyway({ sent: true });
  await expect(requestSamples(http, request, options)).rejects.toThrow('malformed');
});

test.each([
  [{ productId: 'p-1', industry: 'coatings' }, 'p-1', { i: 'coatings' }],
  [{ productId: 'a/b c', industry: null }, 'a%2Fb%20c', {}],
])('asks for a product: %j', (query, part, searchParams) => {
  expect(pigmentCall(query)).toEqual({ method: 'get', path: `api/v1/pigment/${part}`, searchParams });
});

test.each([
  [fieldsCall, 'field', 'informationType'],
  [technicalEntriesCall, 'technical-property', 'decimals'],
])('asks for a manifest by %o', (call, type, column) => {
  expect(call()).toEqual({
    method: 'post',
    path: 'api/v1/manifest/search',
    searchParams: { type },
    json: { source: expect.arrayContaining(['code', 'title', column]) },
  });
});

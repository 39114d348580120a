import { beforeEach, describe, expect, test } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import type { UserRecord } from '../../../../../demo/server/ground/users/user-record.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../../support/test-demo.ts';

const maker = catalogueMaker();
const products = Array.from({ length: 40 }, (_, index) => maker.product(index));
const [active] = products.filter(({ isActive, isInternal }) => isActive && !isInternal);
const inactive = products.find(({ isActive, isInternal }) => !isActive && !isInternal);
const internal = maker.product(231);
if (!active) throw new Error('The catalogue has no active product.');

const customer = {
  name: 'Nordlack, goods in',
  street: 'Hamngatan 3',
  zipCode: '11147',
  city: 'Stockholm',
  country: 'SE',
};
const shipping = { ...customer, name: 'Laboratory', street: 'Kemigatan 9' };
const sample = {
  data: { prd: active.prd, productName: 'Forged', industry: active.industries[0] },
  reason: 'A trial in powder coatings.',
  address: { customer, customShippingAddress: false, shipping: null },
};
const regulatory = {
  documentType: 'reach',
  productId: active.id,
  productName: 'Forged',
  selectedIndustry: active.industries[0],
};

let demo: TestDemo;
let browser: TestBrowser;
beforeEach(async () => {
  demo = await testDemo();
  browser = demo.browser();
  // The first forty products have no internal one.
  demo.ground.database
    .prepare(
      `INSERT INTO product SELECT ?, ?, ?, name, 1, created, facets, assets, hit, looks, masstones
        FROM product LIMIT 1`,
    )
    .run(internal.index, internal.id, internal.prd);
});

async function post(call: string, body: object): Promise<Response> {
  const { formSecurityToken } = await browser.payload();
  return browser.call('POST', 'site', `/api/v1/message/${call}`, { body: { formSecurityToken, ...body } });
}
const askSample = (changes: object = {}) => post('requestSampleForm', { ...sample, ...changes });
const askDocument = (changes: object = {}) =>
  post('requestRegulatoryDocument', { ...regulatory, ...changes });
const mails = () => demo.mails();

const VERA = 'vera.lindqvist@example.com';
const STAFF = 'ivo.keller@example.com';

describe.each([
  ['a visitor', null, 401, 401],
  ['a registered user', 'rita.holm@example.com', 403, 403],
  ['a user whose validation is pending', 'pavel.novak@example.com', 403, 403],
  ['a rejected user', 'remy.laurent@example.com', 403, 403],
  ['a user without roles', 'nils.aas@example.com', 403, 403],
  ['a user with empty roles', 'emil.dahl@example.com', 403, 403],
  ['a validated user', VERA, 200, 200],
  ['internal staff', STAFF, 403, 200],
  ['an administrator', 'ada.meyer@example.com', 403, 200],
  ['a pigment editor', 'edda.frey@example.com', 403, 200],
])('a request about a product by %s', (_who, email, forSample, forDocument) => {
  beforeEach(async () => {
    if (email) await browser.login(email);
  });

  test(`asks for a sample: ${forSample}`, async () => {
    const answer = await askSample();
    expect(answer.status).toBe(forSample);
    if (forSample === 200) expect(await answer.json()).toEqual({ sent: true });
    else {
      const code = forSample === 401 ? 'login_required' : 'insufficient_privileges';
      expect(await answer.json()).toEqual({ code, message: expect.any(String) });
      expect(mails()).toEqual([]);
    }
  });

  test(`asks for a regulatory document: ${forDocument}`, async () => {
    expect((await askDocument()).status).toBe(forDocument);
    expect(mails()).toHaveLength(forDocument === 200 ? 1 : 0);
  });
});

describe('a request for a sample', () => {
  beforeEach(() => browser.login(VERA));

  test('goes to the assigned contacts, under the profile’s name and the catalogue’s', async () => {
    const forged = {
      ...{ firstName: 'Forged', lastName: 'Forged', company: 'Forged', email: 'forged@example.org' },
      ...{ recipient: ['victim@example.org'], region: 'americas', subRegion: 'north-america' },
    };
    await askSample(forged);
    expect(
      mails()
        .map(({ to }) => to)
        .sort(),
    ).toEqual(['ines.calder@example.com', 'jonas.brandt@example.com']);
    const [{ text, subject, raw } = { text: '', subject: '', raw: '' }] = mails();
    expect(subject).toBe(`Request: Sample of ${active.name} (${active.prd}), Nordlack`);
    expect(raw).toContain('Reply-To: Vera Lindqvist <vera.lindqvist@example.com>');
    expect(text).toContain('A trial in powder coatings.');
    expect(text).toContain('Send the sample to:\nNordlack, goods in\nHamngatan 3\n11147 Stockholm\nSweden\n');
    expect(text).toContain('\nNorthern Europe, Europe\n');
    expect(text + raw).not.toMatch(/forged|victim|americas/i);
  });

  test('says to each recipient who else has it, and leads to the product', async () => {
    await askSample({ reason: 'Two shades:\n- red\n- blue' });
    for (const { text, html } of mails()) {
      expect(text).toContain(
        'Jonas Brandt, account manager (jonas.brandt@example.com)\nInes Calder, customer service (ines.calder@example.com)',
      );
      expect(text).toContain(`http://localhost:4400/product/${active.id}`);
      expect(text).toContain('Two shades:\n- red\n- blue\n');
      expect(html).toContain('Two shades:<br>- red<br>- blue');
    }
  });

  test('goes to the mailbox of samples where nobody is assigned, and once to who is both', async () => {
    const { users } = demo.ground;
    const vera = users.byEmail(VERA) as UserRecord;
    users.change(vera.id, { accountManager: vera.customerService });
    await askSample();
    expect(mails().map(({ to }) => to)).toEqual(['ines.calder@example.com']);
    users.change(vera.id, { customerService: null, accountManager: null });
    await askSample();
    expect(mails()[0]?.to).toBe('samples@example.com');
  });

  test('names the other address to ship to', async () => {
    await askSample({ address: { customer, customShippingAddress: true, shipping } });
    const text = mails()[0]?.text;
    expect(text).toContain('Send the sample to:\nLaboratory\nKemigatan 9\n11147 Stockholm\nSweden\n');
    expect(text).toContain('Their own address:\nNordlack, goods in\nHamngatan 3\n');
  });

  test('does not read an address to ship to that was not ticked', async () => {
    await askSample({ address: { customer, customShippingAddress: false, shipping: { name: 'x' } } });
    expect(mails()[0]?.text).toContain('Send the sample to:\nNordlack, goods in\n');
    expect(mails()[0]?.text).not.toContain('Their own address');
  });

  test('stands in the log, and only if it was sent', async () => {
    const log = async () =>
      (await browser.call('GET', 'user', `/api/v1/user/me/log?type=sampleRequest&prd=${active.prd}`)).json();
    const before = await log();
    await askSample({ reason: '' });
    expect(await log()).toEqual(before);
    await askSample();
    expect(await log()).toEqual([
      {
        type: 'sampleRequest',
        prd: active.prd,
        productId: active.id,
        productName: active.name,
        createdDate: '2026-11-02T09:00:00.000Z',
        ...{ reason: sample.reason, address: sample.address },
      },
      ...before,
    ]);
  });

  test('shows HTML of a request as text in the mail', async () => {
    await askSample({ reason: '<img src=x onerror=alert(1)>' });
    expect(mails()[0]?.html).toContain('&lt;img src=x onerror=alert(1)&gt;');
  });

  test.each([
    ['reason', { reason: ' ' }],
    ['reason', { reason: undefined }],
    ['reason', { reason: 'x'.repeat(10_001) }],
    ['data.prd', { data: { prd: '' } }],
    ['data.industry', { data: { ...sample.data, industry: 'aviation' } }],
    ['address', { address: undefined }],
    ['address.customer.name', { address: { customer: { ...customer, name: '' } } }],
    ['address.customer.street', { address: { customer: { ...customer, street: undefined } } }],
    ['address.customer.zipCode', { address: { customer: { ...customer, zipCode: '1'.repeat(21) } } }],
    ['address.customer.city', { address: { customer: { ...customer, city: 'Stock\nholm' } } }],
    ['address.customer.country', { address: { customer: { ...customer, country: 'XX' } } }],
    ['address.shipping', { address: { customer, customShippingAddress: true, shipping: null } }],
    [
      'address.shipping.city',
      { address: { customer, customShippingAddress: true, shipping: { ...shipping, city: '' } } },
    ],
  ])('is refused for its %s: %j', async (field, changes) => {
    const answer = await askSample(changes);
    expect(answer.status).toBe(422);
    const { code, fields } = await answer.json();
    expect(code).toBe('invalid_body');
    expect(Object.keys(fields)).toEqual([field]);
    expect(mails()).toEqual([]);
  });

  test.each([
    ['an inactive product', inactive?.prd, 409, 'product_inactive'],
    ['an internal product', internal.prd, 404, 'not_found'],
    ['a product that does not exist', '0', 404, 'not_found'],
  ])('of %s is refused, and sends no mail', async (_what, prd, status, code) => {
    expect(prd).toBeDefined();
    const answer = await askSample({ data: { prd } });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code, message: expect.any(String) });
    expect(mails()).toEqual([]);
  });

  test('is refused after ten within ten minutes', async () => {
    for (let count = 0; count < 10; count++) expect((await askSample()).status).toBe(200);
    const refused = await askSample();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a request for a regulatory document', () => {
  test('goes to product safety, with the title of the document', async () => {
    await browser.login(VERA);
    await askDocument({ email: 'forged@example.org' });
    expect(mails()[0]).toMatchObject({
      to: 'product-safety@example.com',
      subject: `Request: REACH statement of ${active.name} (${active.prd}), Nordlack`,
    });
    expect(mails()[0]?.raw).toContain('Reply-To: Vera Lindqvist <vera.lindqvist@example.com>');
    expect(mails()[0]?.text).not.toContain('orged');
  });

  test.each([
    ['a validated user', VERA, 'of an internal product', internal.id, 404],
    ['internal staff', STAFF, 'of an internal product', internal.id, 200],
    ['a validated user', VERA, 'of a product that is no longer made', inactive?.id, 200],
    ['a validated user', VERA, 'by the product code', active.prd, 200],
    ['a validated user', VERA, 'of nothing', 'p-9999', 404],
  ])('is answered by rights and product: by %s (%s) %s', async (_who, email, _what, productId, status) => {
    await browser.login(email);
    expect((await askDocument({ productId, selectedIndustry: null })).status).toBe(status);
  });

  test.each([
    ['documentType', { documentType: 'tds' }],
    ['documentType', { documentType: '' }],
    ['productId', { productId: undefined }],
    ['selectedIndustry', { selectedIndustry: 'aviation' }],
  ])('is refused for its %s: %j', async (field, changes) => {
    await browser.login(VERA);
    const answer = await askDocument(changes);
    expect(answer.status).toBe(422);
    expect(Object.keys((await answer.json()).fields)).toEqual([field]);
  });
});

describe.each([
  ['requestSampleForm', sample],
  ['requestRegulatoryDocument', regulatory],
])('the form token of %s', (call, body) => {
  beforeEach(() => browser.login(VERA));

  test('of another session is refused', async () => {
    const stranger = await demo.browser().payload();
    const answer = await post(call, { ...body, formSecurityToken: stranger.formSecurityToken });
    expect(answer.status).toBe(403);
    expect(await answer.json()).toMatchObject({ code: 'invalid_form_token' });
  });

  test('is good for two hours', async () => {
    const { formSecurityToken } = await browser.payload();
    demo.wait(2 * 3600);
    expect((await post(call, { ...body, formSecurityToken })).status).toBe(403);
  });

  test.each([undefined, null, 1, '', 'x'])(
    'with the form token %j is refused with 403',
    async (formSecurityToken) => {
      expect((await post(call, { ...body, formSecurityToken })).status).toBe(403);
    },
  );
});

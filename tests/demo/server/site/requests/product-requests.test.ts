import { beforeEach, describe, expect, test } from 'vitest';
import type { UserRecord } from '../../../../../demo/server/ground/users/user-record.ts';
import { things } from '../../access/things.ts';
import { demoForEach } from '../../support/demo-for.ts';

// Who may ask for what is in the access table.
const { open, discontinued } = things.products;
const customer = {
  ...{
    name: 'Nordlack, goods in',
    street: 'Hamngatan 3',
    zipCode: '11147',
    city: 'Stockholm',
    country: 'SE',
  },
};
const shipping = { ...customer, name: 'Laboratory', street: 'Kemigatan 9' };
const address = { customer, customShippingAddress: false, shipping: null };
const sample = {
  ...{ data: { prd: open.prd, productName: 'Forged', industry: 'coatings' }, address },
  reason: 'A trial in powder coatings.',
};
const regulatory = {
  ...{ documentType: 'reach', productId: open.id, productName: 'Forged', selectedIndustry: 'coatings' },
};
const REPLY = 'Reply-To: Vera Lindqvist <vera.lindqvist@example.com>';

const { demo, browser } = demoForEach();
async function post(call: string, body: object) {
  const { formSecurityToken } = await browser.payload();
  return browser.ask(`POST site /api/v1/message/${call}`, { formSecurityToken, ...body });
}
const askSample = (changes: object = {}) => post('requestSampleForm', { ...sample, ...changes });
const askDocument = (changes: object = {}) =>
  post('requestRegulatoryDocument', { ...regulatory, ...changes });
const newest = () => demo.mails()[0] ?? { to: '', subject: '', text: '', html: '', raw: '' };
const addressees = () => demo.mails().map(({ to }) => to);

test.each([
  ['a visitor', null, 'login_required'],
  ['a user whose validation is pending', 'Pavel', 'insufficient_privileges'],
  ['a rejected user', 'Rémy', 'insufficient_privileges'],
])('a request by %s is refused, and sends no mail', async (_who, name, code) => {
  if (name) await browser.login(name);
  for (const { body } of [await askSample(), await askDocument()])
    expect(body).toEqual({ code, message: expect.any(String) });
  expect(demo.mails()).toEqual([]);
});

describe('a request for a sample', () => {
  beforeEach(() => browser.login('Vera'));

  test('goes to the assigned contacts, under the profile’s name and the catalogue’s', async () => {
    const { status, body } = await askSample({
      ...{ firstName: 'Forged', lastName: 'Forged', company: 'Forged', email: 'forged@example.org' },
      ...{ recipient: ['victim@example.org'], region: 'americas', subRegion: 'north-america' },
    });
    expect([status, body]).toEqual([200, { sent: true }]);
    expect(addressees().sort()).toEqual(['ines.calder@example.com', 'jonas.brandt@example.com']);
    const { text, subject, raw } = newest();
    expect(subject).toBe(`Request: Sample of ${open.name} (${open.prd}), Nordlack`);
    expect(raw).toContain(REPLY);
    expect(text).toContain('A trial in powder coatings.');
    expect(text).toContain('Send the sample to:\nNordlack, goods in\nHamngatan 3\n11147 Stockholm\nSweden\n');
    expect(text).toContain('\nNorthern Europe, Europe\n');
    expect(text + raw).not.toMatch(/forged|victim|americas/i);
  });

  test('says to each recipient who else has it, and leads to the product', async () => {
    await askSample({ reason: 'Two shades:\n- red\n- <img src=x onerror=alert(1)>' });
    const manager = 'Jonas Brandt, account manager (jonas.brandt@example.com)';
    const service = 'Ines Calder, customer service (ines.calder@example.com)';
    for (const { text, html } of demo.mails()) {
      expect(text).toContain(`${manager}\n${service}`);
      expect(text).toContain(`http://localhost:4400/product/${open.id}`);
      expect(text).toContain('Two shades:\n- red\n- <img');
      // HTML of a request is text in the mail.
      expect(html).toContain('Two shades:<br>- red<br>- &lt;img src=x onerror=alert(1)&gt;');
    }
  });

  test('goes to the mailbox of samples where nobody is assigned, and once to who is both', async () => {
    const { users } = demo.ground;
    const { id, customerService } = users.byEmail('vera.lindqvist@example.com') as UserRecord;
    users.change(id, { accountManager: customerService });
    await askSample();
    expect(addressees()).toEqual(['ines.calder@example.com']);
    users.change(id, { customerService: null, accountManager: null });
    await askSample();
    expect(addressees()[0]).toBe('samples@example.com');
  });

  test('names the other address to ship to', async () => {
    await askSample({ address: { customer, customShippingAddress: true, shipping } });
    const { text } = newest();
    expect(text).toContain('Send the sample to:\nLaboratory\nKemigatan 9\n11147 Stockholm\nSweden\n');
    expect(text).toContain('Their own address:\nNordlack, goods in\nHamngatan 3\n');
  });

  test('does not read an address to ship to that was not ticked', async () => {
    await askSample({ address: { customer, customShippingAddress: false, shipping: { name: 'x' } } });
    expect(newest().text).toContain('Send the sample to:\nNordlack, goods in\n');
    expect(newest().text).not.toContain('Their own address');
  });

  test('stands in the log, and only if it was sent', async () => {
    const path = `/api/v1/user/me/log?type=sampleRequest&prd=${open.prd}`;
    const log = async () => (await browser.ask(`GET user ${path}`)).body;
    const before = await log();
    await askSample({ reason: '' });
    expect(await log()).toEqual(before);
    await askSample();
    expect(await log()).toEqual([
      {
        ...{ type: 'sampleRequest', prd: open.prd, productId: open.id, productName: open.name },
        isActive: true,
        ...{ createdDate: '2026-11-02T09:00:00.000Z', reason: sample.reason, address },
      },
      ...before,
    ]);
  });

  const withCustomer = (changes: object) => ({ address: { customer: { ...customer, ...changes } } });
  const shippedTo = (to: unknown) => ({ address: { customer, customShippingAddress: true, shipping: to } });
  test.each([
    ['reason', { reason: ' ' }],
    ['reason', { reason: undefined }],
    ['reason', { reason: 'x'.repeat(10_001) }],
    ['data.prd', { data: { prd: '' } }],
    ['data.industry', { data: { ...sample.data, industry: 'aviation' } }],
    ['address', { address: undefined }],
    ['address.customer.name', withCustomer({ name: '' })],
    ['address.customer.street', withCustomer({ street: undefined })],
    ['address.customer.zipCode', withCustomer({ zipCode: '1'.repeat(21) })],
    ['address.customer.city', withCustomer({ city: 'Stock\nholm' })],
    ['address.customer.country', withCustomer({ country: 'XX' })],
    ['address.shipping', shippedTo(null)],
    ['address.shipping.city', shippedTo({ ...shipping, city: '' })],
  ])('is refused for its %s: %j', async (field, changes) => {
    const { status, body } = await askSample(changes);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid_body', [field]]);
    expect(demo.mails()).toEqual([]);
  });

  test.each([
    ['an inactive product', discontinued.prd, 409, 'product_inactive'],
    ['a product that does not exist', '0', 404, 'not_found'],
  ])('of %s is refused, and sends no mail', async (_what, prd, status, code) => {
    expect(await askSample({ data: { prd } })).toMatchObject({ status, body: { code } });
    expect(demo.mails()).toEqual([]);
  });

  test('is refused after ten within ten minutes', async () => {
    for (let count = 0; count < 10; count++) expect((await askSample()).status).toBe(200);
    const refused = await askSample();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });
});

describe('a request for a regulatory document', () => {
  beforeEach(() => browser.login('Vera'));

  test('goes to product safety, with the title of the document', async () => {
    const { status, body } = await askDocument({ email: 'forged@example.org' });
    expect([status, body]).toEqual([
      200,
      {
        ...{ sent: true, number: expect.stringMatching(/^RD-\d{4}-\d{4}$/), documents: 1 },
        ...{ createdDate: '2026-11-02T09:00:00.000Z', copyTo: 'vera.lindqvist@example.com' },
      },
    ]);
    expect(addressees()).toEqual(['product-safety@example.com', 'vera.lindqvist@example.com']);
    expect(newest()).toMatchObject({
      to: 'product-safety@example.com',
      subject: `Request: REACH statement of ${open.name} (${open.prd}), Nordlack`,
    });
    expect(newest().raw).toContain(REPLY);
    expect(newest().text).not.toContain('orged');
  });

  test.each([
    ['documentType', { documentType: 'tds' }],
    ['documentType', { documentType: '' }],
    ['productId', { productId: undefined }],
    ['selectedIndustry', { selectedIndustry: 'aviation' }],
  ])('is refused for its %s: %j', async (field, changes) => {
    const { status, body } = await askDocument(changes);
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
  });

  const titles = ['reach', 'svhc', 'rohs', 'food_contact'];
  const list = titles.map((documentType) => ({ documentType, productId: open.id }));
  const log = async () =>
    (await browser.ask(`GET user /api/v1/user/me/log?type=regulatoryRequest&prd=${open.prd}`)).body;

  test('for several is one turn, one mail and one receipt, and each stands in the log', async () => {
    for (let count = 0; count < 9; count++) await askDocument();
    const { status, body } = await askDocument({ documents: list });
    expect([status, body.documents]).toEqual([200, 4]);
    const [staff, receipt] = demo.mails();
    expect(demo.mails()).toHaveLength(20);
    expect(staff?.subject).toBe(`Request: 4 documents of ${open.name} (${open.prd}), Nordlack`);
    for (const mail of [staff, receipt]) expect(mail?.text.match(/^.* of .* \(\d+\)$/gm)).toHaveLength(4);
    expect(receipt?.subject).toBe(`Your request ${body.number} for regulatory documents`);
    const entries = (await log()).slice(0, 4);
    expect(entries.map(({ documentType }: { documentType: string }) => documentType).sort()).toEqual(
      titles.toSorted(),
    );
    expect(entries[0]).toMatchObject({ prd: open.prd, requestNumber: body.number });
  });

  test.each([
    ['documents.1.productId', [list[0], { ...list[1], productId: '0' }]],
    ['documents.1.documentType', [list[0], { ...list[1], documentType: 'tds' }]],
    ['documents', [list[0], list[0]]],
    ['documents', Array.from({ length: 251 }, (_, at) => ({ ...list[0], productId: `p-${at}` }))],
  ])('is refused as a whole for %s', async (field, documents) => {
    const { status, body } = await askDocument({ documents });
    expect([status, Object.keys(body.fields)]).toEqual([422, [field]]);
    expect([demo.mails(), await log()]).toEqual([[], []]);
  });
});

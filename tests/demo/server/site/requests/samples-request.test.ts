import { beforeEach, describe, expect, test } from 'vitest';
import type { UserRecord } from '../../../../../demo/server/ground/users/user-record.ts';
import { things } from '../../access/things.ts';
import { demoForEach } from '../../support/demo-for.ts';

// Who may ask for what is in the access table.
const { open, discontinued, internal } = things.products;
const customer = {
  ...{ name: 'Nordlack', street: 'Hamngatan 3', zipCode: '11147', city: 'Stockholm', country: 'SE' },
};
const address = { customer, customShippingAddress: false, shipping: null };

const { demo, browser } = demoForEach();
beforeEach(() => browser.login('Vera'));

/** Another open product, of which there are samples. */
const other = () => {
  const [{ prd, id, name } = {}] = demo.sql(
    `SELECT prd, id, name FROM product WHERE is_internal = 0 AND prd NOT IN ('${open.prd}', '${discontinued.prd}')
     AND json_extract(hit, '$.isActive') ORDER BY position LIMIT 1`,
  );
  return { prd: String(prd), id: String(id), name: String(name) };
};
const asked = () => ({
  products: [{ prd: open.prd, industry: 'coatings', amount: '250 g' }, { prd: other().prd }],
  wantedDate: '2026-11-09',
  reason: 'A trial in powder coatings.',
  address,
});
async function ask(changes: object = {}, headers = {}) {
  const { formSecurityToken } = await browser.payload();
  const body = { formSecurityToken, ...asked(), ...changes };
  return browser.ask('POST site /api/v1/message/requestSamples', body, headers);
}
const log = async () => (await browser.ask('GET user /api/v1/user/me/log?type=sampleRequest')).body;
const mailTo = (name: string) => demo.mails().filter(({ to }) => to.startsWith(name));

test('is answered by a receipt, and mailed to who answers and to who asks', async () => {
  const { status, body } = await ask({ firstName: 'Forged', recipient: ['victim@example.org'] });
  expect([status, body]).toEqual([
    200,
    {
      number: expect.stringMatching(/^SR-\d{4}-\d{4}$/),
      createdDate: '2026-11-02T09:00:00.000Z',
      wantedDate: '2026-11-09',
      products: [
        { prd: open.prd, productId: open.id, productName: open.name, amount: '250 g' },
        { prd: other().prd, productId: other().id, productName: other().name, amount: '100 g' },
      ],
      contacts: [
        expect.objectContaining({ role: 'customerService', email: 'ines.calder@example.com' }),
        expect.objectContaining({ role: 'accountManager', email: 'jonas.brandt@example.com' }),
      ],
      copyTo: 'vera.lindqvist@example.com',
    },
  ]);
  expect(demo.mails()).toHaveLength(3);
  for (const name of ['ines', 'jonas']) {
    const [mail] = mailTo(name);
    expect(mail?.subject).toBe(`Request ${body.number}: samples of 2 products, Nordlack`);
    expect(mail?.raw).toContain('Reply-To: Vera Lindqvist <vera.lindqvist@example.com>');
    expect(mail?.text).toContain(
      `Samples:\n250 g of ${open.name} (${open.prd}), Coatings\n100 g of ${other().name} (${other().prd})\n`,
    );
    expect(mail?.text).toContain('Wanted by:\n2026/11/09\n');
    expect(mail?.text).toContain('Send the samples to:\nNordlack\nHamngatan 3\n11147 Stockholm\nSweden\n');
    expect(String(mail?.text) + mail?.raw).not.toMatch(/forged|victim/i);
  }
  const [receipt] = mailTo('vera');
  expect(receipt?.subject).toBe(`Your request ${body.number} for samples`);
  expect(receipt?.text).toContain('Who answers you:\nInes Calder, ines.calder@example.com, ');
  expect(receipt?.text).toContain('/profile#/sample-requests');
  expect(receipt?.text).not.toContain('/sample-state');
});

test('stands in the log, each product with what was asked for', async () => {
  const before = await log();
  const { body } = await ask({ address: { customer, customShippingAddress: true, shipping: customer } });
  const entry = {
    ...{ type: 'sampleRequest', createdDate: '2026-11-02T09:00:00.000Z', isActive: true, state: 'received' },
    ...{ requestNumber: body.number, wantedDate: '2026-11-09', reason: asked().reason },
    address: { customer, customShippingAddress: true, shipping: customer },
  };
  expect(await log()).toEqual([
    {
      ...entry,
      ...{ prd: open.prd, productId: open.id, productName: open.name },
      ...{ industry: 'coatings', amount: '250 g' },
    },
    {
      ...entry,
      ...{ prd: other().prd, productId: other().id, productName: other().name },
      ...{ industry: null, amount: '100 g' },
    },
    ...before,
  ]);
});

test('sent again with its key, sends nothing twice', async () => {
  const before = (await log()).length;
  const { formSecurityToken } = await browser.payload();
  const again = () => ask({ formSecurityToken }, { 'idempotency-key': 'one' });
  const first = await again();
  expect((await again()).body).toEqual(first.body);
  expect(demo.mails()).toHaveLength(3);
  expect(await log()).toHaveLength(before + 2);
});

test('goes to the mailbox of samples where nobody is assigned', async () => {
  const { users } = demo.ground;
  const { id } = users.byEmail('vera.lindqvist@example.com') as UserRecord;
  users.change(id, { customerService: null, accountManager: null });
  const { body } = await ask();
  expect(body.contacts).toEqual([{ role: 'samples', name: 'Samples', email: 'samples@example.com' }]);
  expect(mailTo('samples')).toHaveLength(1);
});

describe('is refused as a whole', () => {
  const GONE = 'is no longer made, so there are no samples of it.';

  test('for products without samples, each named by its place', async () => {
    const before = await log();
    const products = [
      { prd: discontinued.prd },
      { prd: open.prd },
      { prd: '0' },
      { prd: internal.prd },
      { prd: other().prd, industry: 'aviation' },
    ];
    const { status, body } = await ask({ products });
    const unknown = 'This product does not exist or is not open to you.';
    expect([status, body.code, body.fields]).toEqual([
      422,
      'invalid_body',
      {
        'products.0.prd': expect.stringContaining(GONE),
        'products.2.prd': unknown,
        'products.3.prd': unknown,
        'products.4.industry': 'The product is not offered for this industry.',
      },
    ]);
    expect(demo.mails()).toEqual([]);
    expect(await log()).toEqual(before);
  });

  const eleven = Array.from({ length: 11 }, (_, index) => ({ prd: String(index) }));
  test.each([
    ['products', { products: [] }],
    ['products', { products: undefined }],
    ['products', { products: eleven }],
    ['products', { products: [{ prd: open.prd }, { prd: open.prd }] }],
    ['products.0.prd', { products: [{ prd: '' }] }],
    ['products.0.amount', { products: [{ prd: open.prd, amount: '3 t' }] }],
    ['wantedDate', { wantedDate: '2026-10-31' }],
    ['wantedDate', { wantedDate: '2026-02-31' }],
    ['wantedDate', { wantedDate: 'soon' }],
    ['wantedDate', { wantedDate: '2026-11-09T00:00' }],
    ['reason', { reason: ' ' }],
    ['address.customer.city', { address: { customer: { ...customer, city: '' } } }],
    ['address.shipping', { address: { customer, customShippingAddress: true, shipping: null } }],
  ])('for its %s: %j', async (field, changes) => {
    const { status, body } = await ask(changes);
    expect([status, body.code, Object.keys(body.fields)]).toEqual([422, 'invalid_body', [field]]);
    expect(demo.mails()).toEqual([]);
  });

  test('says the limit', async () => {
    const { body } = await ask({ products: eleven });
    expect(body.fields.products).toBe('Up to 10 products fit into one request.');
  });

  test('after ten within ten minutes', async () => {
    for (let count = 0; count < 10; count++) expect((await ask()).status).toBe(200);
    expect((await ask()).status).toBe(429);
  });
});

test('takes the day that it still is somewhere, and none', async () => {
  // It is 9:00 UTC on the second, and 23:00 on the first in Honolulu.
  expect((await ask({ wantedDate: '2026-11-01' })).status).toBe(200);
  expect((await ask({ wantedDate: null })).body.wantedDate).toBeNull();
  expect((await ask({ wantedDate: undefined })).body.wantedDate).toBeNull();
});

describe('the state', () => {
  const addressOf = (text: string | undefined, last: string) =>
    [...String(text).matchAll(/http\S+\/sample-state\S+/g)]
      .map(([link]) => link.replace('http://localhost:4400', ''))
      .find((link) => link.endsWith('decline') === (last === 'decline')) ?? '';
  const states = async () => (await log()).slice(0, 2).map(({ state }: { state: string }) => state);
  const link = async (which: 'next' | 'decline') => {
    await ask();
    return addressOf(mailTo('ines')[0]?.text, which);
  };

  test('goes on by the link in the mail to the staff, until the samples are sent', async () => {
    const next = await link('next');
    expect(await browser.page(next)).toContain('Mark as in progress');
    expect(await states()).toEqual(['received', 'received']);
    await browser.follow(next);
    expect(await states()).toEqual(['inProgress', 'inProgress']);
    await browser.follow(next);
    expect(await states()).toEqual(['sent', 'sent']);
    expect(await browser.page(next)).not.toContain('Mark as');
  });

  test('is changed by the first of two who press; the second is told, and sees the state now', async () => {
    const next = await link('next');
    const press = await browser.open(next);
    await browser.follow(next);
    const { status, headers } = await press();
    expect([status, headers.get('location')]).toEqual([303, next]);
    expect(await states()).toEqual(['inProgress', 'inProgress']);
    const page = await browser.page(next);
    expect(page).toContain('so nothing was done');
    expect(page).toContain('This request is in progress.');
    expect(page).toContain('Mark as sent');
  });

  test('is declined by the other link', async () => {
    await browser.follow(await link('decline'));
    expect(await states()).toEqual(['declined', 'declined']);
  });

  test('is not changed by a forged link', async () => {
    await ask();
    expect(await browser.page('/sample-state?token=x.y')).toContain('There is no such request');
  });
});

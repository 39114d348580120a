import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import type { PayloadError } from '../../../src/errors/payload-error.ts';
import { readRawPage } from '../../../src/payload/raw-page.ts';
import { readFields, readPayload } from '../../../src/payload/read-payload.ts';

/** Reads the payload of a page whose payload element holds this text. */
function read(json?: string) {
  document.body.replaceChildren();
  if (json !== undefined) {
    const script = document.createElement('script');
    script.type = 'application/json';
    script.id = 'ce-payload';
    script.textContent = json;
    document.body.append(script);
  }
  const { payload, errors } = readPayload(readRawPage());
  return { payload, messages: errors.map(({ message }) => message) };
}

const wanted = 'a JSON object in <script type="application/json" id="ce-payload">';

describe('readPayload', () => {
  it.each([
    ['is missing', undefined, 'missing'],
    ['is empty', '  ', 'empty'],
    ['is a list', '[1]', 'a list'],
    ['is a number', '7', '7'],
    ['has no fields', '{}', 'an object without fields'],
  ])('says so when the payload %s', (_, json, received) => {
    expect(read(json)).toEqual({
      payload: {},
      messages: [`The payload must be ${wanted}, but is ${received}.`],
    });
  });

  it('says what the parser says of text that is no JSON', () => {
    expect(read('{ "version": 1, }').messages[0]).toMatch(
      /^The payload must be .*, but is not JSON \(.+\)\.$/,
    );
  });

  it('reads the fields that it knows and ignores the others quietly', () => {
    expect(read('{ "version": 1, "logoutUrl": "/logout", "color": "red" }')).toEqual({
      payload: { version: 1, logoutUrl: '/logout' },
      messages: [],
    });
  });

  it('leaves out a wrong field and names its path', () => {
    expect(read('{ "logoutUrl": 5, "productKey": "pigments" }')).toEqual({
      payload: { productKey: 'pigments' },
      messages: ['logoutUrl must be string, but is 5.'],
    });
  });

  it('leaves out the wrong items of a list, at any depth, and keeps the rest', () => {
    const good = { id: '1', menuTitle: 'Products', link: '/products' };
    const { payload, messages } = read(
      JSON.stringify({
        mainMenu: [good, { ...good, link: 5 }, { ...good, children: [{ ...good, menuTitle: null }, good] }],
      }),
    );
    expect(payload.mainMenu).toEqual([good, { ...good, children: [good] }]);
    expect(messages).toEqual([
      'mainMenu[1].link must be string, but is 5.',
      'mainMenu[2].children[0].menuTitle must be present, but is missing or null.',
    ]);
  });

  it.each([{ link: null }, {}])('keeps a menu item without an address as a heading: %j', (none) => {
    const child = { id: '2', menuTitle: 'All', link: '/all' };
    const heading = { id: '1', menuTitle: 'Products', children: [child] };
    expect(read(JSON.stringify({ mainMenu: [{ ...heading, ...none }] }))).toEqual({
      payload: { mainMenu: [{ ...heading, link: '' }] },
      messages: [],
    });
  });

  it('looks at a list of wrong items no more than twice, and names each item once', () => {
    const count = 2_000;
    let looks = 0;
    const item = v.pipe(
      v.object({ a: v.number(), b: v.number() }),
      v.check(() => true),
    );
    const counting = v.pipe(
      v.unknown(),
      v.check(() => !!++looks),
      item,
    );
    const errors: PayloadError[] = [];
    const list = Array.from({ length: count }, (_, at) =>
      at % 2 === 0 ? { a: 'x', b: 'y' } : { a: 1, b: 2 },
    );
    const { items } = readFields({ items: v.array(counting) }, { items: list }, errors);
    expect(items).toHaveLength(count / 2);
    expect(errors).toHaveLength(count / 2);
    expect(errors[1]?.message).toBe('items[2].a must be number, but is "x".');
    expect(looks).toBeLessThanOrEqual(2 * count);
  });

  it('leaves out what is wrong in an object, and the object where it cannot be without that', () => {
    const user = { userId: '7', email: 'ada@example.org' };
    expect(read(JSON.stringify({ user: { ...user, region: 5, canRequestSample: 'yes' } }))).toMatchObject({
      payload: { user: { userId: '7', canRequestSample: false } },
      messages: [
        'user.region must be string, but is 5.',
        'user.canRequestSample must be boolean, but is "yes".',
      ],
    });
    expect(read(JSON.stringify({ user: { ...user, email: 5 } }))).toEqual({
      payload: {},
      messages: ['user.email must be string, but is 5.'],
    });
    const notifications = { documents: { enabled: true, interval: 'hourly' } };
    expect(read(JSON.stringify({ user: { ...user, notifications } }))).toMatchObject({
      payload: { user },
      messages: [expect.stringMatching(/^user.notifications.documents.interval must be /)],
    });
  });

  it('names all that is wrong in a field that it leaves out', () => {
    const { payload, messages } = read('{ "user": { "userId": true, "email": 7 } }');
    expect(payload).toEqual({});
    expect(messages.map((message) => message.split(' ')[0])).toEqual(['user.userId', 'user.email']);
  });

  it('cuts off what is nested too deep, and says so', () => {
    const depth = 50_000;
    const item = '{"id":"1","menuTitle":"Products","link":"/products"';
    const { payload, messages } = read(
      `{"productKey":"pigments","mainMenu":[${`${item},"children":[`.repeat(depth)}${']}'.repeat(depth)},${item}}]}`,
    );
    expect(payload.productKey).toBe('pigments');
    expect(payload.mainMenu).toHaveLength(2);
    expect(messages).toEqual([
      expect.stringMatching(
        /^mainMenu\[0\]\.children.* must be nested at most 64 levels deep, but is deeper\.$/,
      ),
    ]);
  });

  it('leaves out a list where an object belongs', () => {
    const { payload, messages } = read('{ "user": [], "page": [], "links": [5] }');
    expect(payload).toEqual({ page: expect.anything(), links: {} });
    expect(messages).toHaveLength(3);
    expect(read('{ "mainMenu": [[]] }').payload).toEqual({ mainMenu: [] });
  });

  it('reads what it can of a newer version and says that there is more', () => {
    const { payload, messages } = read('{ "version": 2, "logoutUrl": "/logout" }');
    expect(payload.logoutUrl).toBe('/logout');
    expect(messages).toEqual([
      'version must be 1 or lower (fields of newer versions are ignored), but is 2.',
    ]);
  });

  it('treats null like an absent field', () => {
    expect(read('{ "version": 1, "user": null }')).toEqual({ payload: { version: 1 }, messages: [] });
  });

  it('fills in what a user may lack', () => {
    const { payload } = read('{ "user": { "userId": 7, "email": "a@example.com" } }');
    expect(payload.user).toMatchObject({
      userId: '7',
      consent: [],
      requiredActions: [],
      validationState: 'new',
    });
  });

  it('keeps hostile strings as they are', () => {
    const title = '</script><img src=x onerror=alert(1)>';
    const item = { id: '1', menuTitle: title, link: 'javascript:alert(1)' };
    expect(read(JSON.stringify({ mainMenu: [item] })).payload.mainMenu?.[0]?.menuTitle).toBe(title);
  });

  it('never throws and never lets a field through that its schema refuses', () => {
    fc.assert(
      fc.property(fc.oneof(fc.json(), fc.string()), (json) => {
        expect(() => read(json)).not.toThrow();
      }),
    );
    const names = [
      'mainMenu',
      'user',
      'links',
      'page',
      'industries',
      'texts',
      'version',
      'contactRegions',
    ] as const;
    fc.assert(
      fc.property(fc.constantFrom(...names), fc.jsonValue(), (name, value) => {
        const { payload, messages } = read(JSON.stringify({ productKey: 'x', [name]: value }));
        const again = read(JSON.stringify(payload));
        expect(again.payload).toEqual(payload);
        if (value !== null && payload[name] === undefined) expect(messages[0]).toContain(name);
      }),
    );
  });
});

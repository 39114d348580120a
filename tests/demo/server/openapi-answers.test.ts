import { beforeAll, describe, expect, test } from 'vitest';
import type { ServiceName } from '../../../demo/server/base/ports.ts';
import { type Call, compareAnswer, describedCalls } from './support/api-document.ts';
import { linkInNewestMail, type TestBrowser, type TestDemo, testDemo } from './support/test-demo.ts';

let demo: TestDemo;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false });
});

// The last test looks back on those before it.
describe('real answers are as described', { shuffle: false }, () => {
  const seen = new Set<Call>();
  let visitor: TestBrowser;
  let browser: TestBrowser;
  let staff: TestBrowser;
  beforeAll(async () => {
    visitor = demo.browser();
    browser = demo.browser();
    staff = demo.browser();
    await browser.login('vera.lindqvist@example.com');
    await staff.login('ivo.keller@example.com');
  });

  /** Makes a call, holds its answer against the document, and gives its JSON. */
  async function check(
    who: TestBrowser,
    call: Call,
    path: string,
    status: number,
    options: { body?: unknown; headers?: Record<string, string> } = {},
  ): Promise<unknown> {
    seen.add(call);
    const [service, method = ''] = call.split(' ') as [ServiceName, string];
    const answer = await who.call(method, service, path, options);
    expect([path, answer.status]).toEqual([path, status]);
    const { faults, body } = await compareAnswer(call, answer);
    expect(faults, `${call} ${status}: ${(JSON.stringify(body) ?? '').slice(0, 300)}`).toEqual([]);
    return body;
  }

  /** Shows the page of a link, and presses its button. */
  async function checkLink(path: `/${string}`, address: string = path): Promise<void> {
    const who = demo.browser();
    if (path !== '/reset-password') await check(who, `site GET ${path}`, address, 200);
    const { formSecurityToken = '' } = await who.payload(address);
    const body = new URLSearchParams({ formSecurityToken, password: 'Ultramarin-29' });
    await check(who, `site POST ${path}`, address, 303, { body });
  }

  test('answers of the site match their descriptions', async () => {
    const credentials = { email: 'rita.holm@example.com', password: 'Pigment-2026' };
    await check(demo.browser(), 'site POST /login', '/login', 200, { body: credentials });
    await check(visitor, 'site POST /login', '/login', 401, { body: { ...credentials, password: 'x' } });
    await check(visitor, 'site POST /login', '/login', 400, { body: '{' });
    await check(visitor, 'site POST /login', '/login', 429, {
      body: credentials,
      headers: { 'x-demo-fault': 'status=429' },
    });
    await check(visitor, 'site POST /login', '/login', 200, {
      body: { ...credentials, email: 'tove.berg@example.com' },
    });
    await checkLink('/login/2fa', linkInNewestMail(demo.ground));
    for (const path of ['/verify-email', '/confirm-email', '/delete-account/confirm', '/was-not-me'] as const)
      await checkLink(path, `${path}?token=x`);
    await checkLink('/delete-account');
    await checkLink('/logout');
    await checkLink('/reset-password', '/reset-password?token=x');
    const followed = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'navigate' };
    await check(visitor, 'site GET /logout', '/logout', 303, { headers: followed });
    await check(visitor, 'site GET /api/v1/payload', '/api/v1/payload', 200);
    await check(browser, 'site GET /api/v1/payload', '/api/v1/payload', 200);
    await check(visitor, 'site POST /api/v1/consent', '/api/v1/consent', 400, { body: {} });
    await check(visitor, 'site POST /api/v1/consent', '/api/v1/consent', 201, {
      body: { settings: { mandatory: true, functional: false, marketing: false } },
    });
    const form = 'site POST /api/v1/message/contactForm';
    const { formSecurityToken } = await browser.payload();
    const message = { message: 'Hello', contactType: 'psr', formSecurityToken };
    await check(browser, form, '/api/v1/message/contactForm', 200, { body: message });
    const own = { ...message, formSecurityToken: (await visitor.payload()).formSecurityToken };
    await check(visitor, form, '/api/v1/message/contactForm', 400, { body: own });
    await check(browser, form, '/api/v1/message/contactForm', 403, {
      body: { ...message, formSecurityToken: 'x' },
    });
  });

  test('requests for samples and documents', async () => {
    const customer = { name: 'V', street: 'S 1', zipCode: '1', city: 'C', country: 'SE' };
    const { formSecurityToken } = await browser.payload();
    const { prd } = (await (await visitor.call('GET', 'search', '/api/v1/pigment/p-0001')).json()) as {
      prd: string;
    };
    const bodies = {
      requestSampleForm: { data: { prd }, reason: 'Trial', address: { customer } },
      requestRegulatoryDocument: { productId: 'p-0001', documentType: 'reach' },
    };
    for (const [name, body] of Object.entries(bodies)) {
      const path = `/api/v1/message/${name}`;
      const call: Call = `site POST /api/v1/message/${name}`;
      await check(browser, call, path, 200, { body: { ...body, formSecurityToken } });
      await check(visitor, call, path, 401, { body });
      await check(browser, call, path, 403, { body });
      await check(browser, call, path, 422, { body: { formSecurityToken } });
    }
  });

  test('the way to a shared document', async () => {
    const path = '/shared-document/download';
    await check(visitor, `site GET ${path}`, `${path}?document=a-0001-02`, 303);
  });

  test("answers of the demo's own controls match their descriptions", async () => {
    await check(demo.browser(), 'site GET /demo/sign-in', '/demo/sign-in?as=editor&to=/gallery', 303);
    await check(visitor, 'site GET /demo/sign-in', '/demo/sign-in?as=nobody', 400);
    await check(visitor, 'site GET /demo/ask-login', '/demo/ask-login', 303);
    await check(demo.browser(), 'site GET /demo/fault', '/demo/fault?call=*&fault=drop', 200);
    await check(visitor, 'site GET /demo/fault', '/demo/fault', 400);
    await check(visitor, 'site GET /demo/fault', '/demo/fault?clear&to=/', 303);
    await visitor.call('GET', 'site', '/analytics/matomo.php?rec=1&e_c=login');
    await check(visitor, 'site GET /demo/analytics.json', '/demo/analytics.json', 200);
    await check(visitor, 'site GET /demo/errors.json', '/demo/errors.json', 200);
    await check(visitor, 'site GET /demo/consents.json', '/demo/consents.json', 200);
    await check(visitor, 'site GET /demo/outbox.json', '/demo/outbox.json', 200);
    await check(visitor, 'site GET /demo/outbox/{id}/body', '/demo/outbox/1/body', 200);
  });

  test('answers about the account match their descriptions', async () => {
    const me = '/api/v1/user/me';
    await check(browser, `user GET ${me}`, me, 200);
    await check(visitor, `user GET ${me}`, me, 401);
    await check(browser, `user PUT ${me}`, me, 200, { body: { firstName: 'Vera' } });
    await check(browser, `user PUT ${me}`, me, 400, { body: { roles: [] } });
    await check(browser, `user GET ${me}/log`, `${me}/log?type=sampleRequest&limit=1`, 200);
    await check(browser, `user GET ${me}/log`, `${me}/log`, 400);
    await check(staff, `user PUT ${me}/changeEmail`, `${me}/changeEmail`, 200, {
      body: { newEmail: 'i@example.com' },
    });
    await check(staff, `user PUT ${me}/changeEmail`, `${me}/changeEmail`, 409, {
      body: { newEmail: 'rita.holm@example.com' },
    });
    await check(browser, `user PUT ${me}/validationRequest`, `${me}/validationRequest`, 409, {
      body: { region: 'middle-east-africa' },
    });
    const rejected = demo.browser();
    await rejected.login('remy.laurent@example.com');
    await check(rejected, `user PUT ${me}/validationRequest`, `${me}/validationRequest`, 200, {
      body: { region: 'europe', subRegion: 'western-europe' },
    });
    await check(browser, `user PUT ${me}/privacy-policy`, `${me}/privacy-policy`, 200, {
      body: { version: '2026-09' },
    });
    await check(browser, `user DELETE ${me}/changeEmail`, `${me}/changeEmail`, 200);
    await check(browser, `user PUT ${me}/sheets-seen`, `${me}/sheets-seen`, 204);
    const other = demo.browser();
    await other.login('rita.holm@example.com');
    await check(other, `user POST ${me}/logout-everywhere`, `${me}/logout-everywhere`, 204);
    await check(browser, `user POST ${me}/download-token`, `${me}/download-token`, 201);
  });

  test('answers about registration and passwords match their descriptions', async () => {
    const path = '/api/v1/user';
    const registration = {
      ...{ firstName: 'A', lastName: 'B', company: 'C', email: 'a.b@example.com', country: 'DE' },
      ...{ selectedIndustries: ['coatings'], password: 'Pigment-1', origin: 'service-platform' },
    };
    await check(visitor, `user POST ${path}/register`, `${path}/register`, 201, { body: registration });
    await check(visitor, `user POST ${path}/register`, `${path}/register`, 409, { body: registration });
    await check(visitor, `user POST ${path}/register`, `${path}/register`, 400, { body: {} });
    const body = { email: 'a.b@example.com' };
    for (const name of ['send-email-verification', 'forgot-password'])
      await check(visitor, `user POST ${path}/${name}`, `${path}/${name}`, 200, { body });
    const token = new URL(linkInNewestMail(demo.ground), 'http://localhost').searchParams.get('token');
    for (const status of [200, 401]) {
      await check(visitor, `user POST ${path}/reset-password`, `${path}/reset-password`, status, {
        body: { password: `Ultramarin-${status}` },
        headers: { authorization: `Bearer ${token}` },
      });
    }
  });

  test('answers about saved work match their descriptions', async () => {
    const favorite = '/api/v1/product-sheet/favorite';
    const { prd } = (await check(
      visitor,
      'search GET /api/v1/pigment/{productId}',
      '/api/v1/pigment/p-0001',
      200,
    )) as {
      prd: string;
    };
    const saved = await check(browser, `user POST ${favorite}`, favorite, 201, { body: { productId: prd } });
    await check(browser, `user POST ${favorite}`, favorite, 404, { body: { productId: '0' } });
    await check(browser, `user GET ${favorite}`, `${favorite}?productIds=${prd}`, 200);
    const bySlash = await check(browser, `user GET ${favorite}/`, `${favorite}/?productIds=${prd}`, 200);
    expect(bySlash).toEqual([saved]);
    await check(browser, `user POST ${favorite}/`, `${favorite}/`, 201, { body: { productId: prd } });
    const search = 'search POST /api/v1/document/';
    await check(browser, `${search}mysheets`, '/api/v1/document/mysheets', 200, { body: {} });
    await check(visitor, `${search}mysheets`, '/api/v1/document/mysheets', 401);
    await check(browser, `${search}company/search`, '/api/v1/document/company/search', 200);
    const id = (saved as { id: string }).id;
    for (const status of [204, 404])
      await check(browser, `user DELETE ${favorite}/{id}`, `${favorite}/${id}`, status);

    const path = '/api/v1/product-comparison';
    const item = (product: string) => ({ id: product, resultType: 'pigments', product_name: product });
    const body = {
      title: 'Blues',
      industry: 'coatings',
      basket: [item('p-0001'), item('p-0002')],
    };
    const comparison = (await check(browser, `user POST ${path}`, path, 201, { body })) as { id: string };
    await check(browser, `user POST ${path}`, path, 400, { body: { ...body, basket: [] } });
    const headers = { 'idempotency-key': 'one' };
    await check(browser, `user POST ${path}`, path, 201, { body, headers });
    await check(browser, `user POST ${path}`, path, 422, { body: { ...body, title: 'Reds' }, headers });
    await check(browser, `user GET ${path}`, path, 200);
    const one = `${path}/${comparison.id}`;
    await check(browser, `user PUT ${path}/{id}`, one, 200, { body });
    await check(browser, `user GET ${path}/{id}`, one, 200);
    for (const status of [204, 404]) await check(browser, `user DELETE ${path}/{id}`, one, status);
  });

  test('answers of search and products match their descriptions', async () => {
    const path = '/api/v1/document/search';
    for (const type of ['pigments', 'assets', 'imageStacks'])
      await check(staff, `search POST ${path}`, `${path}?type=${type}`, 200, { body: { size: 200 } });
    await check(visitor, `search POST ${path}`, `${path}?type=everything&sort=newest`, 200);
    await check(visitor, `search POST ${path}`, `${path}?q=${'x'.repeat(201)}`, 400);
    await check(visitor, `search POST ${path}`, path, 400, { body: { from: -1 } });
    await check(visitor, 'search GET /api/v1/document/suggest', '/api/v1/document/suggest?q=bl', 200);
    const viewer = demo.browser();
    await viewer.login('carla.nyman@example.com');
    const product = '/api/v1/competitor/product';
    const near = '/api/v1/competitor/nearest';
    const asked: readonly [TestBrowser, string, number][] = [
      [viewer, 'k-001', 200],
      [viewer, 'nothing', 404],
      [viewer, `k-001?q=${'x'.repeat(201)}`, 400],
      [visitor, 'k-001', 401],
      [staff, 'k-001', 403],
    ];
    for (const [who, id, status] of asked)
      await check(who, `search POST ${near}/{competitorId}`, `${near}/${id}`, status);
    for (const [who, status] of [[viewer, 200] as const, [visitor, 401] as const, [staff, 403] as const])
      await check(who, `search GET ${product}`, `${product}?q=red`, status);
    await check(viewer, `search GET ${product}`, `${product}?q=${'x'.repeat(201)}`, 400);
    const manifest = '/api/v1/manifest/search';
    for (const type of ['document', 'field', 'technical-property'])
      await check(staff, `search POST ${manifest}`, `${manifest}?type=${type}`, 200);
    await check(visitor, `search POST ${manifest}`, `${manifest}?type=document`, 200, {
      body: { source: ['code', 'title'] },
    });
    await check(visitor, `search POST ${manifest}`, `${manifest}?type=x`, 400);
    await check(visitor, 'search GET /api/v1/pigment/{productId}', '/api/v1/pigment/nothing', 404);
    const nearest = 'search GET /api/v1/pigment/{productId}/nearest';
    for (const id of ['p-0001', 'p-0009'])
      await check(visitor, nearest, `/api/v1/pigment/${id}/nearest?i=coatings`, 200);
    await check(visitor, nearest, '/api/v1/pigment/p-0001/nearest', 400);
    await check(visitor, nearest, '/api/v1/pigment/nothing/nearest?i=coatings', 404);
    const uids = '/api/v1/product-comparison/productsByUids';
    for (const type of ['pigments', 'imageStacks'])
      await check(staff, `search GET ${uids}`, `${uids}?uids=p-0001,p-0002&i=coatings&type=${type}`, 200);
    for (let number = 1; number <= 40; number++) {
      const id = `p-${String(number).padStart(4, '0')}`;
      await check(staff, 'search GET /api/v1/pigment/{productId}', `/api/v1/pigment/${id}?i=coatings`, 200);
      const formulation = '/api/v1/formulation/by-ingredient';
      await check(staff, `search GET ${formulation}/{productId}`, `${formulation}/${id}`, 200);
      const advanced = '/api/v1/product-comparison/advanced/by-product';
      await check(staff, `search GET ${advanced}/{productId}`, `${advanced}/${id}`, 200);
    }
  });

  test('answers of the formulation repository match their descriptions', async () => {
    const base = '/api/v1/formulation' as const;
    const search: Call = `search POST ${base}/search`;
    await check(staff, search, `${base}/search?i=coatings&tab=all&sort=name`, 200, { body: {} });
    await check(staff, search, `${base}/search?c=nonsense`, 200, { body: { from: 24 } });
    await check(staff, search, `${base}/search?q=${'a'.repeat(201)}`, 400, { body: {} });
    await check(visitor, search, `${base}/search`, 401, { body: {} });
    const one: Call = `search GET ${base}/{formulationId}`;
    await check(staff, one, `${base}/f-0001`, 200);
    await check(staff, one, `${base}/f-9999`, 404);
    await check(visitor, one, `${base}/f-0001`, 401);
    for (const method of ['PUT', 'DELETE'] as const) {
      const favorite: Call = `search ${method} ${base}/{formulationId}/favorite`;
      await check(staff, favorite, `${base}/f-0001/favorite`, 204);
      await check(visitor, favorite, `${base}/f-0001/favorite`, 401);
    }
  });

  test('answers of digital catalogues match their descriptions', async () => {
    const base = '/api/v1/catalog' as const;
    for (const who of [visitor, browser, staff])
      await check(who, `search GET ${base}`, `${base}?perspective=customer`, 200);
    await check(visitor, `search GET ${base}`, `${base}?perspective=x`, 400);
    const make: Call = `search POST ${base}`;
    const body = { title: 'Reds', productIds: ['p-0001', 'p-0002'], excludedProductIds: ['p-0002'] };
    const made = (await check(browser, make, base, 201, { body, headers: { 'idempotency-key': 'one' } })) as {
      id: string;
    };
    await check(visitor, make, base, 401, { body });
    await check(browser, make, base, 400, { body: '{' });
    await check(browser, make, base, 403, { body: { ...body, isStandard: true } });
    await check(browser, make, base, 422, { body: { ...body, title: '' } });
    const one = `${base}/{catalogId}` as const;
    const path = `${base}/${made.id}`;
    for (const who of [browser, staff]) await check(who, `search GET ${one}`, `${base}/c-02`, 200);
    await check(visitor, `search GET ${one}`, path, 404);
    await check(visitor, `search GET ${one}`, `${base}/c-02?perspective=x`, 400);
    const changed = { ...body, title: 'Blues', version: 1 };
    const change: Call = `search PUT ${one}`;
    await check(browser, change, path, 200, { body: changed });
    await check(browser, change, path, 409, { body: { ...changed, title: 'Greens' } });
    await check(browser, change, path, 422, { body: { ...changed, productIds: ['nothing'] } });
    await check(browser, change, path, 400, { body: '{' });
    await check(staff, change, path, 404, { body: changed });
    await check(staff, change, `${base}/c-02`, 403, { body: changed });
    await check(visitor, change, `${base}/c-02`, 401, { body: changed });
    const star = `${base}/{catalogId}/favorite` as const;
    await check(browser, `search PUT ${star}`, `${path}/favorite`, 204);
    await check(staff, `search PUT ${star}`, `${path}/favorite`, 404);
    await check(visitor, `search PUT ${star}`, `${base}/c-02/favorite`, 401);
    await check(browser, `search DELETE ${star}`, `${path}/favorite`, 204);
    await check(visitor, `search DELETE ${star}`, `${path}/favorite`, 401);
    const remove: Call = `search DELETE ${one}`;
    await check(visitor, remove, `${base}/c-02`, 401);
    await check(browser, remove, `${base}/c-02`, 403);
    for (const status of [204, 404]) await check(browser, remove, path, status);
    for (let number = 0; number < 97; number++)
      await browser.call('POST', 'search', base, { body: { title: `${number}`, productIds: [] } });
    await check(browser, make, base, 409, { body });
  });

  test('answers about documents and countries match their descriptions', async () => {
    const pigment = (await check(
      staff,
      'search GET /api/v1/pigment/{productId}',
      '/api/v1/pigment/p-0001',
      200,
    )) as {
      prd: string;
      assets: { id: string; type: string }[];
    };
    const [asset] = pigment.assets.filter(({ type }) => type === 'tds');
    for (const { id } of [pigment.assets[0], asset].filter((each) => each !== undefined)) {
      await check(
        staff,
        'document GET /api/v2/document/download/{assetId}',
        `/api/v2/document/download/${id}`,
        200,
      );
    }
    await check(
      visitor,
      'document GET /api/v2/document/download/{assetId}',
      '/api/v2/document/download/nothing',
      404,
    );
    const history = '/api/v2/document/history';
    await check(staff, `document GET ${history}/{assetId}`, `${history}/${asset?.id}`, 200);
    await check(browser, `document GET ${history}/{assetId}`, `${history}/${asset?.id}`, 403);
    const documents = '/api/v2/document';
    const one = `document GET ${documents}/{assetId}`;
    await check(staff, one, `${documents}/${asset?.id}`, 200);
    await check(staff, one, `${documents}/nothing`, 404);
    const archive = `${documents}/archive`;
    const assetIds = [asset?.id, 'nothing'];
    const ordered = (await check(visitor, `document POST ${archive}`, archive, 201, {
      body: { assetIds },
    })) as { id: string };
    await check(visitor, `document POST ${archive}`, archive, 400, { body: { assetIds: [] } });
    await check(visitor, `document POST ${archive}`, archive, 413, {
      body: { assetIds: Array.from({ length: 21 }, (_, at) => String(at)) },
    });
    for (const status of [200, 404])
      await check(visitor, `document GET ${archive}/{id}`, `${archive}/${ordered.id}`, status);
    const msds = '/api/v2/msds';
    const all = (await check(visitor, `document GET ${msds}/languages`, `${msds}/languages`, 200)) as [
      { key: string },
    ];
    const own = `${msds}/languages?emg=${pigment.prd}`;
    const there = (await check(visitor, `document GET ${msds}/languages`, own, 200)) as typeof all;
    await check(visitor, `document GET ${msds}/languages`, `${msds}/languages?emg=0`, 404);
    const [language] = there;
    const missing = all.find(({ key }) => there.every((each) => each.key !== key));
    const [type] = (await check(visitor, `document GET ${msds}/types`, `${msds}/types`, 200)) as [
      { key: string },
    ];
    const order = { emg: pigment.prd, language: language.key, type: type.key };
    await check(visitor, `document POST ${msds}/document`, `${msds}/document`, 200, { body: order });
    await check(visitor, `document POST ${msds}/document`, `${msds}/document`, 400, { body: {} });
    await check(visitor, `document POST ${msds}/document`, `${msds}/document`, 404, {
      body: { ...order, language: missing?.key },
    });
    await check(visitor, 'backend GET /api/v1/country', '/api/v1/country', 200);
    await check(visitor, 'backend GET /api/v1/country', '/api/v1/country', 503, {
      headers: { 'x-demo-fault': 'status=503' },
    });
    const comparison = '/util/download/comparison?i=coatings&productUids=';
    const call = 'backend GET /util/download/comparison';
    await check(visitor, call, `${comparison}p-0001,p-0002`, 200);
    await check(visitor, call, `${comparison}p-0001`, 400);
    const product = '/util/download/pigment?i=coatings&id=';
    for (const [id, status] of [
      ['p-0001', 200],
      ['', 400],
      ['p-9999', 404],
    ] as const)
      await check(visitor, 'backend GET /util/download/pigment', `${product}${id}`, status);
    const catalog = '/util/download/catalog' as const;
    for (const [query, status] of [
      ['id=c-01&i=coatings&perspective=customer', 200],
      ['', 400],
      ['id=nothing', 404],
    ] as const)
      await check(visitor, `backend GET ${catalog}`, `${catalog}?${query}`, status);
  });

  test('every call that the contract describes was made here', () => {
    expect([...seen].sort()).toEqual(describedCalls().sort());
  });
});

import { beforeAll, describe, expect, test } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { type TestBrowser, type TestDemo, testDemo } from '../support/test-demo.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

const maker = catalogueMaker();
let demo: TestDemo;
let visitor: TestBrowser;
beforeAll(async () => {
  demo = await testDemo({ hasRateLimits: false });
  visitor = demo.browser();
  // The test catalogue is the first forty products; the examples of rare states come later.
  const insert = demo.ground.database.prepare(
    `INSERT INTO product SELECT ?, ?, ?, name, ?, created, facets, assets, hit, looks, masstones
        FROM product LIMIT 1`,
  );
  for (let index = 40; index < 320; index++) {
    const { id, prd, isInternal } = maker.product(index);
    insert.run(index, id, prd, Number(isInternal));
  }
});

async function tokenOf(email: string): Promise<string> {
  const browser = demo.browser();
  await browser.login(email);
  return (await (await browser.call('POST', 'user', '/api/v1/user/me/download-token')).json()).token;
}

async function download(query: Record<string, string>, email: string | null = null, options = {}) {
  const search = new URLSearchParams({ id: 'p-0001', i: 'coatings', ...query });
  if (email !== null) search.set('token', await tokenOf(email));
  return visitor.call('GET', 'backend', `/util/download/pigment?${search}`, options);
}
async function textFor(query: Record<string, string>, email: string | null = null): Promise<string> {
  const response = await download(query, email);
  expect(response.status).toBe(200);
  return textOfPdf(new Uint8Array(await response.arrayBuffer()));
}

const VALIDATED = 'vera.lindqvist@example.com';
const INTERNAL = 'ivo.keller@example.com';

describe('GET /util/download/pigment', () => {
  test('is a tagged PDF with language, title and table heads', async () => {
    const response = await download({});
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    const file = Buffer.from(await response.arrayBuffer()).toString('latin1');
    const marks = ['/Lang (en-GB)', '/Marked true', '/S /H1', '/S /H2', '/S /Figure', '/Alt', '/S /THead'];
    for (const mark of [...marks, '/Scope /Column', '/Scope /Row', '/S /LBody', '/DisplayDocTitle true'])
      expect(file, mark).toContain(mark);
  });

  test.each([
    ['true', 'attachment; filename="Rubelis Red 3540, Coatings.pdf"'],
    ['false', 'inline'],
    ['', 'inline'],
  ])('with download=%s it is sent as %s', async (flag, disposition) => {
    expect((await download({ download: flag })).headers.get('content-disposition')).toBe(disposition);
  });

  test('says what the page says, in its order', async () => {
    const text = await textFor({});
    const parts = [
      'Rubelis Red 3540',
      'For coatings · Product code 213540 · Rubelis',
      '/product/p-0001?i=coatings',
      'Description Rubelis Red 3540 is our first recommendation',
      'Alkyd melamine Stoving enamel, 20 minutes at 140 °C · Colour: D65, 10° observer, ISO 11664-4 Property Masstone Tint 1:10',
      'Lightness L* 4',
      'Product details',
      'Colour space Red Product group',
      'Regulatory information',
      'Technical information',
      'Documents Document Language Version Date Size',
      'English',
      'Safety data sheet',
      'Typical values from production',
      '“–” stands for a value that was not supplied.',
    ];
    expect(text).not.toMatch(/rgb\(|Article/);
    expect(text).toMatch(/measured colour #[0-9a-f]{6} /);
    expect(text).toContain('2026/11/02 09:00 UTC · Page 1 of');
    const places = parts.map((part) => text.indexOf(part));
    expect(places.filter((place) => place < 0).length, text.slice(0, 900)).toBe(0);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
  });

  test('repeats no heading as the title of its only field', async () => {
    const text = await textFor({});
    expect(text).toMatch(/Sustainability (?!Property)/);
    expect(text.split('Sustainability')).toHaveLength(2);
  });

  test('shows the values of effect pigments by angle', async () => {
    const text = await textFor({ id: 'p-0009' });
    expect(text).toContain('Alkyd melamine, masstone by angle');
    expect(text).toMatch(/Lightness L\* by angle, see below [\d.]+ a\* /);
    expect(text).toContain('Property −15° 15° 25° 45° 75° 110°');
  });

  test('has the contacts of the product', async () => {
    const [industry = ''] = maker.product(307).industries;
    const text = await textFor({ id: 'p-0308', i: industry });
    expect(text).toMatch(/Contact Property Value .*product\.safety@example\.com/);
  });

  test('takes the product code, and the only industry of a product', async () => {
    const products = Array.from({ length: 300 }, (_, index) => maker.product(index));
    const only = products.find(({ industries, isInternal }) => industries.length === 1 && !isInternal);
    expect(only).toBeDefined();
    const text = await textFor({ id: only?.prd ?? '', i: '' });
    expect(text).toContain(`Product code ${only?.prd}`);
  });
});

describe.each([
  ['a visitor', null, []],
  ['a registered user', 'rita.holm@example.com', ['public_restricted', 'restricted']],
  ['a user without roles', 'nils.aas@example.com', ['public_restricted']],
  ['a user with empty roles', 'emil.dahl@example.com', ['restricted']],
  ['a validated user', VALIDATED, ['public_restricted', 'restricted', 'recipes', 'contacts']],
  ['internal staff', INTERNAL, ['public_restricted', 'restricted', 'recipes', 'internal']],
] as const)('the PDF of a product for %s', (_who, email, sees: readonly string[]) => {
  test.each([
    ['public_restricted', 'p-0246'],
    ['restricted', 'p-0247'],
    ['internal', 'p-0248'],
  ])('lists documents that are %s for those who may see them', async (level, id) => {
    const [industry = ''] = maker.product(Number(id.slice(2)) - 1).industries;
    const text = await textFor({ id, i: industry, perspective: 'internal' }, email);
    expect(text.includes('REACH statement')).toBe(sees.includes(level));
  });

  test('internal fields, formulations and contacts', async () => {
    const text = await textFor({ id: 'p-0001', perspective: 'internal' }, email);
    expect(text.includes('Internal information')).toBe(sees.includes('internal'));
    expect(text.includes('Production plants')).toBe(sees.includes('internal'));
    expect(text.includes('ines.calder@example.com')).toBe(sees.includes('contacts'));
    const [first] = demo.ground.database.prepare('SELECT * FROM formulation_product').all();
    const id = String(first?.product_id);
    const { industry } = demo.ground.database
      .prepare('SELECT industry FROM formulation WHERE id = ?')
      .get(String(first?.formulation_id)) as { industry: string };
    const recipes = await textFor({ id, i: industry }, email);
    expect(recipes.includes('Formulations Formulation Shade')).toBe(sees.includes('recipes'));
  });

  test('exists of an internal product for staff alone', async () => {
    const [industry = ''] = maker.product(231).industries;
    const { status } = await download({ id: 'p-0232', i: industry }, email);
    expect(status).toBe(sees.includes('internal') ? 200 : 404);
  });
});

test('says that a product is no longer made, or internal', async () => {
  const products = Array.from({ length: 300 }, (_, index) => maker.product(index));
  const inactive = products.find(({ isActive, isInternal }) => !isActive && !isInternal);
  const internal = products.find(({ isInternal }) => isInternal);
  const [one = ''] = inactive?.industries ?? [];
  const [other = ''] = internal?.industries ?? [];
  expect(await textFor({ id: inactive?.id ?? '', i: one })).toContain('this product is no longer made');
  expect(await textFor({ id: internal?.id ?? '', i: other }, INTERNAL)).toContain('not for distribution');
});

test('every example of a rare state can be printed', { timeout: 60_000 }, async () => {
  const examples = Array.from({ length: 320 }, (_, index) => index).filter(
    (index) => (index >= 230 && index <= 257) || index >= 300,
  );
  for (const index of examples) {
    const { id, industries } = maker.product(index);
    const response = await download({ id, i: industries[0] ?? '' }, INTERNAL);
    expect([id, response.status]).toEqual([id, industries.length === 0 ? 400 : 200]);
  }
});

describe('for whom staff make it', () => {
  const name = async (query: Record<string, string>, email: string | null) =>
    (await download({ download: 'true', ...query }, email)).headers.get('content-disposition');
  const INTERNAL_DATA = /Production plants|Regional marketing advice|Competitor|nternal/;

  test.each<Record<string, string>>([{}, { perspective: 'customer' }])(
    'customers, with %o: what they may have at most',
    async (query) => {
      const text = await textFor(query, INTERNAL);
      expect(text).not.toMatch(INTERNAL_DATA);
      expect(text).toBe(
        await textFor(query, VALIDATED).then((own) => own.replace(/Your contacts .*?0102 /, '')),
      );
      expect(await name(query, INTERNAL)).toBe('attachment; filename="Rubelis Red 3540, Coatings.pdf"');
    },
  );

  test('internally: marked in name, head, rows and on each page', async () => {
    const text = await textFor({ perspective: 'internal' }, INTERNAL);
    expect(text).toMatch(/Internal: not for distribution\. .*Production plants \(internal\)/);
    expect(text).toMatch(/Red 3540 · Internal · [\d/: ]+ UTC · Page 2/);
    expect(await name({ perspective: 'internal' }, INTERNAL)).toBe(
      'attachment; filename="Rubelis Red 3540, Coatings, internal.pdf"',
    );
  });

  test('what no catalogue names is left out for customers, else marked', async () => {
    const query = { id: 'p-0307' };
    const codes = /rub_out|chlorinated-rubber|overprint|curie_temperature/;
    expect(await textFor(query, INTERNAL)).not.toMatch(codes);
    expect(await textFor(query, VALIDATED)).not.toMatch(codes);
    const text = await textFor({ ...query, perspective: 'internal' }, INTERNAL);
    expect(text).toMatch(/rub_out \(internal\)/);
    expect(text).toContain('chlorinated-rubber');
  });

  test('marks internal documents, and lists them for staff alone', async () => {
    const [industry = ''] = maker.product(247).industries;
    const query = { id: 'p-0248', i: industry };
    expect(await textFor(query, INTERNAL)).not.toContain('REACH statement');
    const text = await textFor({ ...query, perspective: 'internal' }, INTERNAL);
    expect(text).toContain('REACH statement (internal)');
  });

  test.each([null, VALIDATED])('%s gets no more by asking for it', async (email) => {
    const query = { perspective: 'internal' };
    expect(await textFor(query, email)).toBe(await textFor({}, email));
    expect(await name(query, email)).toBe('attachment; filename="Rubelis Red 3540, Coatings.pdf"');
  });

  test('a perspective that does not exist is refused', async () => {
    expect((await download({ perspective: 'owner' }, INTERNAL)).status).toBe(400);
  });

  test('what is about an internal product is internal in any case', async () => {
    const [industry = ''] = maker.product(231).industries;
    const query = { id: 'p-0232', i: industry, perspective: 'customer' };
    expect(await name(query, INTERNAL)).toMatch(/, internal\.pdf"$/);
  });
});

test('a token of a download works once, then says that the link is used', async () => {
  const token = await tokenOf(VALIDATED);
  expect((await download({ token })).status).toBe(200);
  const again = await download({ token }, null, { headers: { 'sec-fetch-mode': 'navigate' } });
  expect(again.status).toBe(410);
  expect(await again.text()).toBe(
    'This link has been used, or its time is over. Open the file again from the page.',
  );
});

test.each([
  ['no product', { id: '' }, 400],
  ['a product that does not exist', { id: 'p-9999' }, 404],
  ['no industry of several', { i: '' }, 400],
  ['an industry that is not the product’s', { i: 'food-pharma' }, 400],
])('%s is refused, in a sentence to who follows a link', async (_what, query, status) => {
  const response = await download(query, null, { headers: { 'sec-fetch-mode': 'navigate' } });
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(/^[A-Z][^{]+\.$/);
});

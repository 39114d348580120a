import { describe, expect, test } from 'vitest';
import { catalogueMaker, DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import { firstProducts } from '../../data/first-products.ts';
import { demoForAll } from '../support/demo-for.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

// Who may have the PDF of which product is in the access table.
const maker = catalogueMaker();
const { demo, browser: visitor } = demoForAll({ scale: DEFAULT_SCALE, hasRateLimits: false });
type Query = Record<string, string>;

/** A product by its number, in its first industry. */
function productAt(number: number): { id: string; i: string } {
  const { id, industries } = maker.product(number - 1);
  return { id, i: industries[0] ?? '' };
}

async function download(query: Query, name: string | null = null, headers = {}) {
  const search = new URLSearchParams({ id: 'p-0001', i: 'coatings', ...query });
  if (name !== null) search.set('token', await (await demo.as(name)).downloadToken());
  return visitor.call('GET', 'backend', `/util/download/pigment?${search}`, { headers });
}
async function textFor(query: Query, name: string | null = null): Promise<string> {
  const response = await download(query, name);
  expect(response.status).toBe(200);
  return textOfPdf(new Uint8Array(await response.arrayBuffer()));
}
const nameFor = async (query: Query, name: string | null = null) =>
  (await download({ download: 'true', ...query }, name)).headers.get('content-disposition');

const OPEN = 'attachment; filename="Rubelis Red 3540, Coatings.pdf"';
const internally = { perspective: 'internal' };

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
    ['true', OPEN],
    ['false', 'inline'],
    ['', 'inline'],
  ])('with download=%s it is sent as %s', async (flag, disposition) => {
    expect(await nameFor({ download: flag })).toBe(disposition);
  });

  test('says what the page says, in its order', async () => {
    const text = await textFor({});
    const parts = [
      'Rubelis Red 3540',
      'For coatings · Product code 213540 · Rubelis',
      '/product/p-0001?i=coatings',
      'Description Rubelis Red 3540 is our first recommendation',
      'Alkyd melamine Stoving enamel, 20 minutes at 140 °C · Colour: D65, 10° observer, ISO 11664-4 Property Masstone Tint 1:10',
      ...['Lightness L* 4', 'Product details', 'Colour space Red Product group', 'Regulatory information'],
      ...['Technical information', 'Documents Document Language Version Date Size', 'English'],
      ...['Safety data sheet', 'Typical values from production'],
      '“–” stands for a value that was not supplied.',
    ];
    expect(text).not.toMatch(/rgb\(|Article/);
    expect(text).toMatch(/measured colour #[0-9a-f]{6} /);
    expect(text).toContain('2026/11/02 09:00 UTC · Page 1 of');
    const places = parts.map((part) => text.indexOf(part));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    // No heading is repeated as the title of its only field.
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
    expect(await textFor(productAt(308))).toMatch(/Contact Property Value .*product\.safety@example\.com/);
  });

  test('takes the product code, and the only industry of a product', async () => {
    const only = firstProducts(300).find(
      ({ industries, isInternal }) => industries.length === 1 && !isInternal,
    );
    expect(await textFor({ id: only?.prd ?? '', i: '' })).toContain(`Product code ${only?.prd}`);
  });
});

test.each([
  ['a visitor', null, []],
  ['a registered user', 'Rita', ['public_restricted', 'restricted']],
  ['a user without roles', 'Nils', ['public_restricted']],
  ['a user with empty roles', 'Emil', ['restricted']],
  ['a validated user', 'Vera', ['public_restricted', 'restricted', 'recipes', 'contacts']],
  ['internal staff', 'Ivo', ['public_restricted', 'restricted', 'internal', 'recipes', 'fields']],
])('the PDF of a product for %s has what is for them', async (_who, name, sees) => {
  const [{ product_id: id, industry } = {}] = demo.sql(
    'SELECT product_id, industry FROM formulation_product JOIN formulation ON id = formulation_id LIMIT 1',
  );
  const text = await textFor({ ...internally }, name);
  expect(text.includes('Internal information')).toBe(text.includes('Production plants'));
  const found = {
    public_restricted: (await textFor({ ...productAt(246), ...internally }, name)).includes(
      'REACH statement',
    ),
    restricted: (await textFor({ ...productAt(247), ...internally }, name)).includes('REACH statement'),
    internal: (await textFor({ ...productAt(248), ...internally }, name)).includes('REACH statement'),
    recipes: (await textFor({ id: String(id), i: String(industry) }, name)).includes(
      'Formulations Formulation',
    ),
    contacts: text.includes('ines.calder@example.com'),
    fields: text.includes('Production plants'),
  };
  expect(Object.entries(found).flatMap(([what, is]) => (is ? [what] : []))).toEqual(sees);
});

test('says that a product is no longer made, or internal', async () => {
  expect(await textFor(productAt(231))).toContain('this product is no longer made');
  expect(await textFor(productAt(232), 'Ivo')).toContain('not for distribution');
});

test('every example of a rare state can be printed', { timeout: 60_000 }, async () => {
  for (let number = 231; number <= DEFAULT_SCALE; number++) {
    if (number > 258 && number <= 300) continue;
    const product = productAt(number);
    expect([number, (await download(product, 'Ivo')).status]).toEqual([number, product.i ? 200 : 400]);
  }
});

describe('for whom staff make it', () => {
  test.each<Query>([{}, { perspective: 'customer' }])(
    'customers, with %o: what they may have at most',
    async (query) => {
      const text = await textFor(query, 'Ivo');
      expect(text).not.toMatch(/Production plants|Regional marketing advice|Competitor|nternal/);
      expect(text).toBe((await textFor(query, 'Vera')).replace(/Your contacts .*?0102 /, ''));
      expect(await nameFor(query, 'Ivo')).toBe(OPEN);
    },
  );

  test('internally: marked in name, head, rows and on each page', async () => {
    const text = await textFor(internally, 'Ivo');
    expect(text).toMatch(/Internal: not for distribution\. .*Production plants \(internal\)/);
    expect(text).toMatch(/Red 3540 · Internal · [\d/: ]+ UTC · Page 2/);
    expect(await nameFor(internally, 'Ivo')).toBe(OPEN.replace('Coatings', 'Coatings, internal'));
  });

  test('what no catalogue names is left out for customers, else marked', async () => {
    const query = { id: 'p-0307' };
    for (const name of ['Ivo', 'Vera'])
      expect(await textFor(query, name)).not.toMatch(
        /rub_out|chlorinated-rubber|overprint|curie_temperature/,
      );
    const text = await textFor({ ...query, ...internally }, 'Ivo');
    expect(text).toMatch(/rub_out \(internal\)/);
    expect(text).toContain('chlorinated-rubber');
  });

  test('marks internal documents, and lists them for staff alone', async () => {
    expect(await textFor(productAt(248), 'Ivo')).not.toContain('REACH statement');
    const text = await textFor({ ...productAt(248), ...internally }, 'Ivo');
    expect(text).toContain('REACH statement (internal)');
  });

  test.each([null, 'Vera'])('%s gets no more by asking for it', async (name) => {
    expect(await textFor(internally, name)).toBe(await textFor({}, name));
    expect(await nameFor(internally, name)).toBe(OPEN);
  });

  test('a perspective that does not exist is refused', async () => {
    expect((await download({ perspective: 'owner' }, 'Ivo')).status).toBe(400);
  });

  test('what is about an internal product is internal in any case', async () => {
    const query = { ...productAt(232), perspective: 'customer' };
    expect(await nameFor(query, 'Ivo')).toMatch(/, internal\.pdf"$/);
  });
});

const navigation = { 'sec-fetch-mode': 'navigate' };

test('a token of a download works once, then says that the link is used', async () => {
  const token = await (await demo.as('Vera')).downloadToken();
  expect((await download({ token })).status).toBe(200);
  const again = await download({ token }, null, navigation);
  const words = 'This link has been used, or its time is over. Open the file again from the page.';
  expect([again.status, await again.text()]).toEqual([410, words]);
});

test.each([
  ['no product', { id: '' }, 400],
  ['a product that does not exist', { id: 'p-9999' }, 404],
  ['no industry of several', { i: '' }, 400],
  ['an industry that is not the product’s', { i: 'food-pharma' }, 400],
])('%s is refused, in a sentence to who follows a link', async (_what, query, status) => {
  const response = await download(query, null, navigation);
  expect(response.status).toBe(status);
  expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
  expect(await response.text()).toMatch(/^[A-Z][^{]+\.$/);
});

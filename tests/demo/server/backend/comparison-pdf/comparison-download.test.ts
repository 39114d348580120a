import { describe, expect, test } from 'vitest';
import { demoForAll } from '../../support/demo-for.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';

const { demo, browser: visitor } = demoForAll({ hasRateLimits: false });

/** Lines that were broken end in a space of their own. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

const PAIR = 'pigments::p-0001,pigments::p-0002';

function download(query: Record<string, string>, headers = {}) {
  const search = new URLSearchParams({ i: 'coatings', productUids: PAIR, download: 'true', ...query });
  return visitor.call('GET', 'backend', `/util/download/comparison?${search}`, { headers });
}
const textOf = async (answer: Response) => textOfPdf(new Uint8Array(await answer.arrayBuffer()));
const textFor = async (query: Record<string, string>) => textOf(await download(query));
const tokenOf = async (name: string) => (await demo.as(name)).downloadToken();

describe('GET /util/download/comparison', () => {
  test('anyone gets a tagged PDF, under its title, with language, headers and date', async () => {
    const response = await download({ title: 'Reds: façade', productUids: `${PAIR},pigments::p-0009` });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toContain('attachment; filename="Reds- facade.pdf"');
    const bytes = new Uint8Array(await response.arrayBuffer());
    const file = Buffer.from(bytes).toString('latin1');
    const marks = [
      '/Lang (en-GB)',
      '/Marked true',
      '/S /Table',
      '/S /THead',
      '/S /TBody',
      '/S /TD',
      '/S /H1',
    ];
    const others = ['/Alt', '/BBox', '/Scope /Column', '/Scope /Row', '/ColSpan 4', '/S /Figure', '/S /Link'];
    for (const mark of [...marks, ...others]) expect(file, mark).toContain(mark);
    const text = textOfPdf(bytes);
    expect(text).toContain('Reds: façade');
    expect(text).toContain('2026/11/02 09:00 UTC');
    expect(text).toContain('Page 1 of');
    expect(text.replaceAll(' ', '')).toMatch(
      /\/compare\?i=coatings&uids=pigments::p-0001,pigments::p-0002,pigments::p-0009&reference=pigments::p-0001&medium=alkyd/,
    );
    expect(spaced(text)).toContain('“–”: no value was supplied; in a list: not listed.');
  });

  test('it says what the products have, in the order of the fields, with titles and units', async () => {
    const text = await textFor({});
    const places = [
      ...['Fastness', 'Application and processing', 'Oil absorption', 'Colour space', 'Product group'],
      ...['Brand', 'Colour Index', 'Regulatory and regions', 'Available regions'],
    ].map((title) => text.indexOf(title));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(text).toContain('High-performance organic pigments');
    expect(text).toMatch(/\d\sg\/cm³/);
    // Fastness in the first medium stands with that of the products.
    expect(text).not.toContain('Alkyd melamine, Masstone');
    expect(text).toContain('Water-borne acrylic, Masstone');
    expect(text).toContain('Stoving enamel, 20 minutes at 140 °C');
    expect(text).toMatch(/ΔE 00 CIEDE2000, 1:1:1 0\.00 0\.00 33\.83 54\.44/);
    expect(text).toContain('Coatings · 2 products · Reference: Rubelis Red 3540 · 2026/11/02');
    expect(text).toContain('Stoving enamel, 20 minutes at 140 °C · D65, 10° observer');
    expect(text).toContain('Highly recommended');
    expect(text).not.toContain('Production plants');
  });

  test('the products’ names stand above their columns on each page', async () => {
    const text = await textFor({ productUids: `${PAIR},pigments::p-0009,pigments::p-0012` });
    const count = Number(/Page 1 of (\d+)/.exec(text)?.[1]);
    expect(count).toBeGreaterThan(1);
    const pages = text.split(/Page \d+ of \d+/).slice(0, count);
    const names = 'Property 1 Rubelis Red 3540 213540 · Reference 2 Azurenta Blue 1153 221459 3 Crystalis';
    for (const page of pages) expect(page).toContain(names);
    for (const page of pages.slice(1)) expect(page).toMatch(/^ *Property/);
  });

  test.each([
    ['reference', 'pigments::p-0002', 'Reference: Azurenta Blue 1153'],
    ['reference', 'pigments::p-0009', 'Reference: Rubelis Red 3540'],
    ['medium', 'powder-polyester', 'Values in Polyester powder (TGIC-free'],
    ['medium', 'glass-frit', 'Values in Alkyd melamine (Stoving enamel'],
  ])('the %s is the chosen one, else the first: %s', async (key, value, words) => {
    expect(await textFor({ [key]: value })).toContain(words);
  });

  test.each([
    ['nothing', {}, false],
    ['customers', { perspective: 'customer' }, false],
    ['staff', { perspective: 'internal' }, true],
  ])('staff who choose %s: internal fields, marked, %o: %s', async (_who, query, isInternal) => {
    const answer = await download({ ...query, token: await tokenOf('Ivo') });
    const text = await textOf(answer);
    expect(text.includes('Production plants')).toBe(isInternal);
    expect(text.includes('Production plants (internal)')).toBe(isInternal);
    expect(text.includes('Internal: not for distribution.')).toBe(isInternal);
    expect(/, internal\.pdf"$/.test(answer.headers.get('content-disposition') ?? '')).toBe(isInternal);
  });

  test('a customer gets no more by asking for it', async () => {
    const text = await textFor({ perspective: 'internal', token: await tokenOf('Vera') });
    expect(text).not.toMatch(/Production plants|nternal/);
  });

  test.each([
    ['an unknown industry', { i: 'aviation' }, 400],
    ['one product', { productUids: 'pigments::p-0001' }, 400],
    ['five products', { productUids: [1, 2, 3, 4, 5].map((n) => `p-000${n}`).join() }, 400],
    ['products that do not exist', { productUids: 'pigments::p-0001,pigments::p-9999' }, 404],
    ['the same product twice', { productUids: 'pigments::p-0001,pigments::p-0001' }, 400],
  ])('%s is refused, in a sentence to who follows a link', async (_what, query, status) => {
    const response = await download(query, { 'sec-fetch-mode': 'navigate' });
    expect(response.status).toBe(status);
    expect(response.headers.get('content-type')).toMatch(/^text\/plain/);
    expect(await response.text()).toMatch(/^[A-Z][^{]+\.$/);
  });
});

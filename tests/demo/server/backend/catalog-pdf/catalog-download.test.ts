import { describe, expect, it, test } from 'vitest';
import { DEFAULT_SCALE } from '../../../../../demo/data/catalogue-maker.ts';
import { demoForAll } from '../../support/demo-for.ts';
import { textOfPdf } from '../../support/text-of-pdf.ts';

// Who may have which catalogue is in the access table.
const { demo, browser: visitor } = demoForAll({ scale: DEFAULT_SCALE, hasRateLimits: false });

async function download(query: Record<string, string>, person?: string): Promise<Response> {
  const search = new URLSearchParams(query);
  if (person) search.set('token', await (await demo.as(person)).downloadToken());
  return visitor.call('GET', 'backend', `/util/download/catalog?${search}`);
}

async function fileOf(query: Record<string, string>, person?: string): Promise<Uint8Array> {
  const response = await download(query, person);
  expect(response.status).toBe(200);
  return new Uint8Array(await response.arrayBuffer());
}

/** Lines that were broken end in a space of their own. */
const spaced = (text: string) => text.replaceAll(/\s+/g, ' ');

const textFor = async (query: Record<string, string>, person?: string) =>
  spaced(textOfPdf(await fileOf(query, person)));

describe('GET /util/download/catalog', () => {
  it('is a tagged PDF with a cover, contents that link to rows, bookmarks and table heads', async () => {
    const bytes = await fileOf({ id: 'c-01', i: 'coatings' });
    const file = Buffer.from(bytes).toString('latin1');
    const marks = ['/Lang (en-GB)', '/Marked true', '/S /H1', '/S /H2', '/S /TOCI', '/S /Link', '/S /THead'];
    for (const mark of [...marks, '/Scope /Column', '/Scope /Row', '/Type /OBJR', '/DisplayDocTitle true'])
      expect(file, mark).toContain(mark);
    expect(file).toContain('/Alt (The measured masstones of 60 pigments, in the order of the catalogue)');
    expect(file.match(/\/S \/Figure/g)).toHaveLength(61);
    expect(file.match(/\/S \/GoTo/g)).toHaveLength(60);
    expect(file).toMatch(/\/Outlines/);
    const text = spaced(textOfPdf(bytes));
    expect(text).toMatch(
      /Coatings catalogue 60 pigments for coatings 2026\/11\/02 http\S+\/catalogs\?id=c-01/,
    );
    for (const words of [
      ...['Alkyd melamine (Stoving enamel', 'Rubelis Red 3540'],
      'C.I. Pigment Red 254 · Diketopyrrolopyrrole (DPP)',
    ])
      expect(text).toContain(words);
  });

  it('repeats heads and conditions on each page of rows, with its number but for the cover', async () => {
    const text = await textFor({ id: 'c-11' }, 'Ivo');
    const count = Number(/Page 2 of (\d+)/.exec(text)?.[1]);
    expect(count).toBe(10);
    expect(text).not.toContain('Page 1 of');
    const heads = text.match(/Masstone, tint 1:10 Pigment L\* a\* b\* Light Weather Heat °C/g);
    expect(heads).toHaveLength(count - 2);
    expect(text.match(/Typical values from production/g)).toHaveLength(count - 2);
    expect(text).toContain('Put together by Ivo Keller · 2026/11/02');
  });

  it('names in its contents the page of each product', async () => {
    const text = await textFor({ id: 'c-11' }, 'Ivo');
    const pages = text.split(/ · Page \d+ of 10/);
    const [, contents = ''] = pages[0]?.split(' Contents ') ?? [];
    const lines = [...contents.matchAll(/(\d+) ([A-Z][\w ]*? \d+) (\d+)(?= |$)/g)];
    expect(lines).toHaveLength(100);
    for (const [, place, name, page] of lines)
      expect(pages[Number(page) - 2], `${name} on page ${page}`).toContain(` ${place} ${name} `);
  });

  it.each([
    ['one column for seven products', 'c-05', undefined, [7]],
    ['columns of equal length for 26', 'c-13', 'Vera', [13, 13]],
  ] as const)('lists the contents of a catalogue in %s', async (_what, id, person, lengths) => {
    const file = Buffer.from(await fileOf({ id }, person)).toString('latin1');
    // The first one is the catalogue's address on the cover.
    const links = Map.groupBy([...file.matchAll(/\/Rect \[([\d.]+) /g)].slice(1), ([, left]) => left);
    expect([...links.values()].map((column) => column.length)).toEqual(lengths);
  });

  it('leaves products out that the catalogue excludes', async () => {
    const text = await textFor({ id: 'c-12' }, 'Ivo');
    expect(text).toContain('100 pigments');
    expect(text).not.toContain('Rubelis Red 3540');
    expect(text).toContain('Azurenta Blue 1153');
  });

  it('says what was not measured, and cuts no long name', async () => {
    const bytes = await fileOf({ id: 'c-13' }, 'Vera');
    const text = textOfPdf(bytes);
    expect(text).toContain('not measured');
    expect(text).toContain('Zephyra Red 3540 TR-P');
    expect(text).toContain('coatings and more');
    const file = Buffer.from(bytes).toString('latin1');
    expect(file).toContain('in the order of the catalogue; 1 not measured)');
    expect(file).toContain('Zephyra Red 3540 TR-P: masstone not measured, tint not measured');
  });

  it('is a cover alone where no product counts', async () => {
    expect(await textFor({ id: 'c-15' }, 'Vera')).toMatch(/Trade fair 2027 0 pigments(?!.*Contents)/s);
  });

  it.each([
    ['true', 'attachment; filename="Coatings catalogue.pdf"'],
    ['', 'inline'],
  ])('with download=%s it is sent as %s', async (flag, disposition) => {
    const { headers } = await download({ id: 'c-01', download: flag });
    expect(headers.get('content-disposition')).toBe(disposition);
    expect(headers.get('cache-control')).toBe('private, no-store');
  });
});

describe('internal products', () => {
  const name = 'Spinellis Yellow 2570';

  it.each([
    ['a visitor', undefined, {}],
    ['a visitor who asks for more', undefined, { perspective: 'internal' }],
    ['a customer', 'Vera', { perspective: 'internal' }],
    ['staff as a customer', 'Ivo', { perspective: 'customer' }],
  ] as const)('are not in the file of %s', async (_who, person, query) => {
    const text = await textFor({ id: 'c-02', ...query }, person);
    expect(text).not.toContain(name);
    expect(text).not.toContain('not for distribution');
    expect(text).toContain('58 pigments');
  });

  it('are in that of staff, which says so', async () => {
    const text = await textFor({ id: 'c-02' }, 'Ivo');
    expect(text).toContain(name);
    expect(text).toContain('Internal: not for distribution.');
    expect(text).toContain('61 pigments');
  });
});

test.each([
  [{}, 400],
  [{ id: 'c-01', i: 'x' }, 400],
  [{ id: 'c-01', perspective: 'x' }, 400],
  [{ id: 'c-13', token: 'used' }, 410],
] as const)('a refusal of %j: %i', async (query, status) => {
  expect((await download(query)).status).toBe(status);
});

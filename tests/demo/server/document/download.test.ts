import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';
import { assetTypes } from '../../../../demo/data/assets/asset-types.ts';
import { catalogueMaker, DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import type { Viewer } from '../../../../demo/server/base/context.ts';
import { productReader } from '../../../../demo/server/catalogue/product-reader.ts';
import { createDocumentApp } from '../../../../demo/server/document/app.ts';
import { seededContext, seenBy, viewers } from '../service.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

// Who may have which document is in the access table.
const context = seededContext(DEFAULT_SCALE);
const app = createDocumentApp(context);
const maker = catalogueMaker();
const { visitor, validated, internal } = viewers;

function assetId(productNumber: number, type: string): string {
  const found = maker.assets(maker.product(productNumber - 1)).find((asset) => asset.type === type);
  if (!found) throw new Error(`product ${productNumber} has no ${type}`);
  return found.id;
}
const get = (path: string, viewer: Viewer = visitor) =>
  seenBy(app, viewer).request(`/api/v2/document/${path}`);
const download = (id: string, viewer?: Viewer) => get(`download/${id}`, viewer);
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());
const named = (response: Response) => response.headers.get('content-disposition');

describe('GET /api/v2/document/download/:assetId', () => {
  it('gives colour chips to anyone, as images to be shown', async () => {
    const response = await download(assetId(1, 'image_color_chip'));
    expect(response.status).toBe(200);
    expect([response.headers.get('content-type'), named(response)]).toEqual(['image/png', 'inline']);
    const { data } = PNG.sync.read(await bytesOf(response));
    // The full shade of C.I. Pigment Red 254 lies above its tints.
    expect([...data.subarray(0, 3)]).toEqual([185, 47, 52]);
    expect(Math.min(...data.subarray(-4, -1))).toBeGreaterThan(150);
  });

  it('gives angle images that darken from gloss to flop', async () => {
    const brightnessAt = async (angle: string) => {
      const image = maker.assets(maker.product(8)).find((asset) => asset.angle === angle);
      const { data } = PNG.sync.read(await bytesOf(await download(image?.id ?? '')));
      return data.reduce((sum, part) => sum + part, 0);
    };
    expect(await brightnessAt('15')).toBeGreaterThan((await brightnessAt('110')) * 1.3);
  });

  it('gives documents as tagged PDF files under their names', async () => {
    const response = await download(assetId(1, 'virtual_msds'));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(named(response)).toBe('attachment; filename="SDS_213540_EU_en_v1_2023-02-28.pdf"');
    const text = (await bytesOf(response)).toString('latin1');
    expect(text).toMatch(/^%PDF-1\.7/);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en-GB)');
  });

  it('gives equal bytes for equal requests', async () => {
    const id = assetId(1, 'reach');
    const [one, other] = await Promise.all([download(id), download(id)]);
    expect((await bytesOf(one)).equals(await bytesOf(other))).toBe(true);
  });

  it('makes every type of document, in the size that is listed', { timeout: 30_000 }, async () => {
    const reader = productReader(context.database);
    const seen = new Set<string>();
    const wrong: string[] = [];
    // Every type once in each hundred of the products, and all documents of the rare states.
    for (let index = 0; index < DEFAULT_SCALE; index++) {
      const all = [237, 301, 314, 315].includes(index);
      for (const { id, type, locale, size } of reader.assetsOf(maker.product(index))) {
        const kind = `${type} ${locale} ${Math.floor(index / 100)}`;
        if (size === null || (seen.has(kind) && !all)) continue;
        const { byteLength } = await bytesOf(await download(id, internal));
        if (byteLength !== size) wrong.push(`${id} ${kind} ${byteLength}, not ${size}`);
        seen.add(kind);
      }
    }
    expect(wrong).toEqual([]);
    expect(new Set([...seen].map((kind) => kind.split(' ')[0]))).toEqual(new Set(Object.keys(assetTypes)));
  });

  it.each([
    ['de', /^de: .*Typische Eigenschaften.*Ölzahl.*Seite 1 von 1/s],
    ['fr', /^fr: .*Propriétés typiques.*Prise d’huile/s],
    ['es', /^es: .*Propiedades típicas.*Absorción de aceite/s],
    ['it', /^it: .*Proprietà tipiche.*Assorbimento d’olio/s],
    ['pt', /^pt: .*Propriedades típicas.*Absorção de óleo/s],
    ['zh', /^: .*Typical properties.*Chinese; worded in English/s],
  ])(
    'words documents in the language that they state, or says that it does not (%s)',
    async (locale, words) => {
      const sheets = maker.assets(maker.product(314)).filter(({ type }) => type === 'tds');
      const sheet = sheets.find((asset) => asset.locale === locale);
      const bytes = await bytesOf(await download(sheet?.id ?? '', internal));
      const marks = bytes.toString('latin1').matchAll(/\/Lang \(([^)]*)\)/g);
      // The description is marked as English in all of them.
      const languages = new Set(
        [...marks].map(([, language]) => language).filter((each) => each !== 'en-GB'),
      );
      expect(`${[...languages]}: ${textOfPdf(bytes)}`).toMatch(words);
    },
  );

  it.each([
    ['颜料手册', "filename*=UTF-8''%E9%A2%9C%E6%96%99"],
    ['Processing guide without a file name', 'attachment; filename="900106_processing_guide.pdf"'],
    ['Colour data', 'attachment; filename="COLOR_DATA_900106.csv"'],
    ['Drawdown over black and white', 'attachment'],
  ])('names files in any script, and those that the catalogue does not name: %s', async (label, name) => {
    const id = maker.assets(maker.product(314)).find((asset) => asset.label === label)?.id ?? '';
    expect(named(await download(id, internal))).toContain(name);
  });

  it('prints no script of a description into a document', async () => {
    const response = await download(assetId(237, 'tds'), internal);
    expect(response.status).toBe(200);
    expect((await bytesOf(response)).length).toBeGreaterThan(5000);
  });
});

it.each(['', 'download/'])('/api/v2/document/%s says why it refuses in the specified words', async (path) => {
  const refusal = async (viewer: Viewer) => (await get(`${path}${assetId(248, 'reach')}`, viewer)).json();
  expect(await refusal(visitor)).toEqual({
    code: 'login_required',
    message: 'To access the document, you need to login to your account.',
  });
  expect(await refusal(validated)).toEqual({
    code: 'insufficient_privileges',
    message:
      'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
  });
});

it.each(['a-0001-99', 'archive', 'history', 'p-0001', 'x', '..%2f'])('knows no document %s', async (id) => {
  expect((await download(id, internal)).status).toBe(404);
  if (id !== '..%2f') expect((await get(id, internal)).status).toBe(404);
});

it('GET /api/v2/document/history/:assetId gives all versions, for the product that it belongs to', async () => {
  const id = assetId(249, 'svhc');
  const response = await get(`history/${id}?prd=${maker.product(248).prd}`, internal);
  const changelog = expect.stringMatching(/./);
  expect(await response.json()).toMatchObject([4, 3, 2, 1].map((version) => ({ version, changelog })));
  expect((await get(`history/${id}?prd=213540`, internal)).status).toBe(404);
});

it('GET /api/v2/document/:assetId says what is known of a document, and whose it is', async () => {
  const id = assetId(1, 'tds');
  const { prd, name } = maker.product(0);
  expect(await (await get(id)).json()).toEqual({
    ...maker.assets(maker.product(0)).find((each) => each.id === id),
    ...{ accessLevel: 'public', title: 'Technical data sheet' },
    product: { id: 'p-0001', prd, product_name: name },
  });
});

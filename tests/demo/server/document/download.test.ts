import { PNG } from 'pngjs';
import { beforeAll, describe, expect, it } from 'vitest';
import { assetTypes } from '../../../../demo/data/assets/asset-types.ts';
import { catalogueMaker, DEFAULT_SCALE } from '../../../../demo/data/catalogue-maker.ts';
import type { ServiceContext, Viewer } from '../../../../demo/server/base/context.ts';
import { productReader } from '../../../../demo/server/catalogue/product-reader.ts';
import { createDocumentApp } from '../../../../demo/server/document/app.ts';
import { seededContext, seenBy, viewers } from '../service.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

let context: ServiceContext;
let app: ReturnType<typeof createDocumentApp>;
const maker = catalogueMaker();

beforeAll(() => {
  context = seededContext(DEFAULT_SCALE);
  app = createDocumentApp(context);
});

function assetId(productNumber: number, type: string): string {
  const found = maker.assets(maker.product(productNumber - 1)).find((asset) => asset.type === type);
  if (!found) throw new Error(`product ${productNumber} has no ${type}`);
  return found.id;
}

function download(id: string, viewer: Viewer = viewers.visitor) {
  return seenBy(app, viewer).request(`/api/v2/document/download/${id}`);
}

describe('GET /api/v2/document/download/:assetId', () => {
  it('gives colour chips to anyone, as images to be shown', async () => {
    const response = await download(assetId(1, 'image_color_chip'));
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('image/png');
    expect(response.headers.get('content-disposition')).toBe('inline');
    const png = PNG.sync.read(Buffer.from(await response.arrayBuffer()));
    // The full shade of C.I. Pigment Red 254 lies above its tints.
    expect([...png.data.subarray(0, 3)]).toEqual([185, 47, 52]);
    const last = png.data.subarray(-4, -1);
    expect(Math.min(...last)).toBeGreaterThan(150);
  });

  it('gives angle images that darken from gloss to flop', async () => {
    const product = maker.product(8);
    const images = maker.assets(product).filter(({ angle }) => angle === '15' || angle === '110');
    const sums = await Promise.all(
      images.map(async ({ id }) => {
        const png = PNG.sync.read(Buffer.from(await (await download(id)).arrayBuffer()));
        return png.data.reduce((sum, part) => sum + part, 0);
      }),
    );
    expect(sums[0]).toBeGreaterThan((sums[1] ?? 0) * 1.3);
  });

  it('gives documents as tagged PDF files under their names', async () => {
    const response = await download(assetId(1, 'virtual_msds'));
    expect(response.headers.get('content-type')).toBe('application/pdf');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="SDS_213540_EU_en_v1_2023-02-28.pdf"',
    );
    const text = Buffer.from(await response.arrayBuffer()).toString('latin1');
    expect(text.startsWith('%PDF-1.7')).toBe(true);
    expect(text).toContain('/Marked true');
    expect(text).toContain('/Lang (en-GB)');
  });

  it('gives equal bytes for equal requests', async () => {
    const id = assetId(1, 'reach');
    const [one, other] = await Promise.all([download(id), download(id)]);
    expect(Buffer.from(await one.arrayBuffer()).equals(Buffer.from(await other.arrayBuffer()))).toBe(true);
  });

  it('makes every type of document, in the size that is listed', { timeout: 30_000 }, async () => {
    const reader = productReader(context.database);
    const seen = new Set<string>();
    const wrong: string[] = [];
    // Every type once in each hundred of the products, and all documents of the rare states.
    for (let index = 0; index < DEFAULT_SCALE; index++) {
      const all = [237, 301, 314, 315].includes(index);
      for (const asset of reader.assetsOf(maker.product(index))) {
        const kind = `${asset.type} ${asset.locale} ${Math.floor(index / 100)}`;
        if (asset.size === null || (seen.has(kind) && !all)) continue;
        const response = await download(asset.id, viewers.internal);
        const { byteLength } = await response.arrayBuffer();
        if (byteLength !== asset.size) wrong.push(`${asset.id} ${kind} ${byteLength}, not ${asset.size}`);
        seen.add(kind);
      }
    }
    expect(wrong).toEqual([]);
    expect(new Set([...seen].map((kind) => kind.split(' ')[0]))).toEqual(new Set(Object.keys(assetTypes)));
  });

  it('words documents in the language that they state, or says that it does not', async () => {
    const product = maker.product(314);
    const sheets = maker.assets(product).filter(({ type }) => type === 'tds');
    const words = Object.fromEntries(
      await Promise.all(
        sheets.map(async ({ id, locale }) => {
          const bytes = new Uint8Array(await (await download(id, viewers.internal)).arrayBuffer());
          const marks = Buffer.from(bytes)
            .toString('latin1')
            .matchAll(/\/Lang \(([^)]*)\)/g);
          // The description is marked as English in all of them.
          const languages = new Set([...marks].map(([, language]) => language));
          return [
            locale,
            `${[...languages].filter((language) => language !== 'en-GB')}: ${textOfPdf(bytes)}`,
          ];
        }),
      ),
    );
    expect(words.de).toMatch(/^de: .*Typische Eigenschaften.*Ölzahl.*Seite 1 von 1/s);
    expect(words.fr).toMatch(/^fr: .*Propriétés typiques.*Prise d’huile/s);
    expect(words.es).toMatch(/^es: .*Propiedades típicas.*Absorción de aceite/s);
    expect(words.it).toMatch(/^it: .*Proprietà tipiche.*Assorbimento d’olio/s);
    expect(words.pt).toMatch(/^pt: .*Propriedades típicas.*Absorção de óleo/s);
    expect(words.zh).toMatch(/^: .*Typical properties.*Chinese; worded in English/s);
  });

  it('names files in any script, and those that the catalogue does not name', async () => {
    const named = async (label: string) => {
      const id = maker.assets(maker.product(314)).find((asset) => asset.label === label)?.id ?? '';
      return (await download(id, viewers.internal)).headers.get('content-disposition');
    };
    expect(await named('颜料手册')).toContain("filename*=UTF-8''%E9%A2%9C%E6%96%99");
    expect(await named('Processing guide without a file name')).toBe(
      'attachment; filename="900106_processing_guide.pdf"',
    );
    expect(await named('Colour data')).toBe('attachment; filename="COLOR_DATA_900106.csv"');
    expect(await named('Drawdown over black and white')).toContain('attachment');
  });

  it('prints no script of a description into a document', async () => {
    const response = await download(assetId(237, 'tds'), viewers.internal);
    expect(response.status).toBe(200);
    expect((await response.arrayBuffer()).byteLength).toBeGreaterThan(5000);
  });

  it('says why it refuses in the specified words', async () => {
    const id = assetId(248, 'reach');
    expect(await (await download(id)).json()).toEqual({
      code: 'login_required',
      message: 'To access the document, you need to login to your account.',
    });
    expect(await (await download(id, viewers.validated)).json()).toEqual({
      code: 'insufficient_privileges',
      message:
        'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
    });
  });

  it('knows no document of an internal product for others, and no unknown ids', async () => {
    const id = assetId(232, 'reach');
    expect((await download(id)).status).toBe(404);
    expect((await download(id, viewers.internal)).status).toBe(200);
    for (const unknown of ['a-0001-99', 'a-9999-01', 'p-0001', 'x', '..%2f']) {
      expect((await download(unknown, viewers.internal)).status, unknown).toBe(404);
    }
  });
});

describe('GET /api/v2/document/history/:assetId', () => {
  const history = (path: string, viewer: Viewer) =>
    seenBy(app, viewer).request(`/api/v2/document/history/${path}`);

  it('gives the history to internal users alone', async () => {
    const id = assetId(249, 'svhc');
    expect((await history(id, viewers.visitor)).status).toBe(401);
    expect((await history(id, viewers.validated)).status).toBe(403);
    const { prd } = maker.product(248);
    const response = await history(`${id}?prd=${prd}`, viewers.internal);
    const versions = (await response.json()) as { version: number; changelog: string }[];
    expect(versions.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(versions.every(({ changelog }) => changelog.length > 0)).toBe(true);
  });

  it('wants the product that the document belongs to', async () => {
    expect((await history(`${assetId(249, 'svhc')}?prd=213540`, viewers.internal)).status).toBe(404);
  });
});

describe('GET /api/v2/document/:assetId', () => {
  const metadata = (id: string, viewer: Viewer = viewers.visitor) =>
    seenBy(app, viewer).request(`/api/v2/document/${id}`);

  it('says what is known of a document, and whose it is', async () => {
    const id = assetId(1, 'tds');
    const { prd, name } = maker.product(0);
    const asset = maker.assets(maker.product(0)).find((each) => each.id === id);
    expect(await (await metadata(id)).json()).toEqual({
      ...asset,
      accessLevel: 'public',
      title: 'Technical data sheet',
      product: { id: 'p-0001', prd, product_name: name },
    });
  });

  it.each([
    ['public', 245, [200, 200, 200, 200, 200]],
    ['public_restricted', 246, [401, 200, 403, 200, 200]],
    ['restricted', 247, [401, 403, 200, 200, 200]],
    ['internal', 248, [401, 403, 403, 403, 200]],
    ['an internal product', 232, [404, 404, 404, 404, 200]],
  ])('opens as the download does: %s', async (_level, number, expected) => {
    const id = assetId(number, 'reach');
    const asked = [
      viewers.visitor,
      viewers.withoutRoles,
      viewers.emptyRoles,
      viewers.validated,
      viewers.internal,
    ];
    for (const [place, viewer] of asked.entries()) {
      const [one, other] = await Promise.all([metadata(id, viewer), download(id, viewer)]);
      expect([one.status, other.status]).toEqual([expected[place], expected[place]]);
      if (one.status !== 200) expect(await one.json()).toEqual(await other.json());
    }
  });

  it.each(['a-0001-99', 'archive', 'history', 'x'])('answers 404 for the unknown document %s', async (id) => {
    expect((await metadata(id, viewers.internal)).status).toBe(404);
  });
});

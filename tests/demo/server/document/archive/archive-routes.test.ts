import { describe, expect, it, vi } from 'vitest';
import { catalogueMaker } from '../../../../../demo/data/catalogue-maker.ts';
import type { Viewer } from '../../../../../demo/server/base/context.ts';
import { createDocumentApp } from '../../../../../demo/server/document/app.ts';
import { renderAsset } from '../../../../../demo/server/document/render-asset.ts';
import { seededContext, seenBy, viewers } from '../../service.ts';
import { unzip } from '../../support/unzip.ts';

// Who may have which document is in the access table.
const maker = catalogueMaker();
let time = Date.parse('2026-11-01T12:00:00Z');
const context = { ...seededContext(), now: () => new Date(time) };
const app = createDocumentApp(context);
const { visitor, validated, internal } = viewers;

const assetsOf = (productNumber: number) => maker.assets(maker.product(productNumber - 1));
function assetId(productNumber: number, type: string): string {
  const found = assetsOf(productNumber).find((asset) => asset.type === type);
  if (!found) throw new Error(`product ${productNumber} has no ${type}`);
  return found.id;
}

interface Order {
  id: string;
  files: { assetId: string; name: string; size: number | null }[];
  notIncluded: { assetId: string; title: string; reason: string }[];
}
const post = (body: unknown, viewer: Viewer = visitor, to = app) =>
  seenBy(to, viewer).request('/api/v2/document/archive', { method: 'POST', body: JSON.stringify(body) });
async function order(assetIds: string[], viewer?: Viewer, to = app): Promise<Order> {
  const response = await post({ assetIds }, viewer, to);
  expect(response.status).toBe(201);
  return response.json();
}
const get = (id: string, viewer: Viewer = visitor, to = app) =>
  seenBy(to, viewer).request(`/api/v2/document/archive/${id}`);
const unzipped = async (response: Response) => unzip(new Uint8Array(await response.arrayBuffer()));
const textOf = (bytes: Uint8Array | undefined) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);

describe('an order', () => {
  it('says what will be in the archive, and under which names', async () => {
    const { prd } = maker.product(0);
    const sheets = assetsOf(1).filter(({ type }) => type === 'tds');
    const { files, notIncluded } = await order(sheets.map(({ id }) => id));
    const nameOf = ({ locale, version }: (typeof sheets)[number]) => `${prd}_tds_${locale}_v${version}.pdf`;
    expect(files).toEqual(
      sheets.map((sheet) => ({ assetId: sheet.id, name: nameOf(sheet), size: sheet.size })),
    );
    expect(notIncluded).toEqual([]);
  });

  it('names images by product, angle, language and version', async () => {
    const { files } = await order(assetsOf(9).flatMap(({ id, angle }) => (angle === 'as15' ? [id] : [])));
    expect(files[0]?.name).toBe(`${maker.product(8).prd}_image_angle_en_v1.png`);
  });

  it('takes a document that is named twice once', async () => {
    const id = assetId(1, 'reach');
    expect((await order([id, id])).files).toHaveLength(1);
  });

  const login = 'To access the document, you need to login to your account.';
  const rights =
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.';
  it.each([
    ['public_restricted', 246, visitor, 'REACH statement', login],
    ['restricted', 247, viewers.withoutRoles, 'REACH statement', rights],
    ['internal', 248, visitor, assetId(248, 'reach'), login],
    ['internal', 248, validated, assetId(248, 'reach'), rights],
  ])('says why a document is not in it (%s)', async (_level, number, viewer, title, reason) => {
    const id = assetId(number, 'reach');
    const { files, notIncluded } = await order([id], viewer);
    expect([files, notIncluded]).toEqual([[], [{ assetId: id, title, reason }]]);
  });

  it('of more than 20 documents is refused', async () => {
    const ids = (count: number) => Array.from({ length: count }, (_, at) => `a-0001-${at}`);
    expect((await post({ assetIds: ids(20) })).status).toBe(201);
    const refused = await post({ assetIds: ids(21) });
    const message = 'An archive holds at most 20 documents.';
    expect([refused.status, await refused.json()]).toEqual([413, { code: 'archive_too_large', message }]);
  });

  it.each([
    {},
    { assetIds: [] },
    { assetIds: 'a-0001-01' },
    { assetIds: [1] },
    { assetIds: ['x'.repeat(41)] },
  ])('that reads %j is refused', async (body) => {
    expect((await post(body)).status).toBe(400);
  });
});

describe('an archive', () => {
  it('holds the documents and a table of them', async () => {
    const { id, files } = await order([assetId(1, 'tds'), assetId(1, 'image_color_chip')]);
    const response = await get(id);
    expect(response.headers.get('content-type')).toBe('application/zip');
    const name = 'attachment; filename="Rubelis Red 3540 documents.zip"';
    expect(response.headers.get('content-disposition')).toBe(name);
    const zip = await unzipped(response);
    expect([...zip.keys()]).toEqual([...files.map((file) => file.name), 'contents.csv']);
    const [sheet, chip] = files.map((file) => zip.get(file.name));
    expect(textOf(sheet?.subarray(0, 5))).toBe('%PDF-');
    expect(textOf(chip?.subarray(1, 4))).toBe('PNG');
    const [head, first] = textOf(zip.get('contents.csv')).split('\r\n');
    expect(head).toBe('\uFEFFFile,Product,Product code,Title,Type,Language,Version,Date,Bytes');
    const title = 'Technical data sheet,Technical data sheet';
    expect(first).toMatch(
      new RegExp(
        `^213540_tds_en_v\\d\\.pdf,Rubelis Red 3540,213540,${title},en,\\d,\\d{4}/\\d\\d/\\d\\d,${sheet?.length}$`,
      ),
    );
  });

  it('of several products has a general name', async () => {
    const { id } = await order([assetId(1, 'tds'), assetId(2, 'tds')]);
    expect((await get(id)).headers.get('content-disposition')).toBe('attachment; filename="Documents.zip"');
  });

  it('can be had once, and five minutes long', async () => {
    const ids = [assetId(1, 'reach')];
    const { id } = await order(ids);
    expect((await get(id)).status).toBe(200);
    const again = await get(id);
    expect(again.status).toBe(404);
    expect((await again.json()).message).toMatch(/choose the documents again/);
    const late = await order(ids);
    time += 5 * 60_000;
    expect((await get(late.id)).status).toBe(404);
  });

  it('opens to its id, since a navigation sends no token, but to nobody else who says who they are', async () => {
    const { id } = await order([assetId(247, 'reach')], internal);
    expect((await get(id, validated)).status).toBe(404);
    const names = [...(await unzipped(await get(id))).keys()];
    expect(names.filter((name) => name.endsWith('.pdf'))).toHaveLength(1);
  });

  it('lists what it lacks, and what failed while it was written', async () => {
    const said = vi.spyOn(console, 'error').mockImplementation(() => {});
    const failing = createDocumentApp(context, {
      render(product, asset) {
        if (asset.type === 'svhc') throw new Error('The printer is out of ink.');
        return renderAsset(product, asset);
      },
    });
    const ids = [assetId(1, 'reach'), assetId(1, 'svhc'), 'a-0001-99'];
    const { id, files } = await order(ids, internal, failing);
    expect(files).toHaveLength(2);
    const zip = await unzipped(await get(id, internal, failing));
    expect([...zip.keys()]).toEqual([files[0]?.name, 'contents.csv', 'not-included.txt']);
    expect(textOf(zip.get('contents.csv')).split('\r\n')).toHaveLength(3);
    expect(textOf(zip.get('not-included.txt')).split('\r\n')).toEqual([
      '\uFEFFThese documents are not included:',
      '',
      'a-0001-99: This document does not exist.',
      `${files[1]?.name} (${ids[1]}): This document could not be made. Please try again later.`,
      '',
    ]);
    expect(said).toHaveBeenCalledOnce();
  });

  it('is made as it is read: nothing is rendered ahead of a reader who has left', async () => {
    const render = vi.fn(renderAsset);
    const watched = createDocumentApp(context, { render });
    const { id } = await order(
      assetsOf(1).map((asset) => asset.id),
      internal,
      watched,
    );
    const reader = (await get(id, internal, watched)).body?.getReader();
    await reader?.read();
    await reader?.cancel();
    expect(render.mock.calls.length).toBeLessThan(3);
  });
});

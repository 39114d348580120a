import { beforeAll, describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { createDocumentApp } from '../../../../demo/server/document/app.ts';
import type { KeyValue } from '../../../../demo/server/document/sheet-choices.ts';
import { seededContext, seenBy, viewers } from '../service.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

let app: ReturnType<typeof createDocumentApp>;

beforeAll(() => {
  app = createDocumentApp(seededContext());
});

const order = (
  body: unknown,
  viewer = viewers.visitor as (typeof viewers)[keyof typeof viewers],
  headers = {},
) =>
  seenBy(app, viewer).request('/api/v2/msds/document', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
const languagesOf = async (emg: string) =>
  (await (
    await seenBy(app, viewers.visitor).request(`/api/v2/msds/languages?emg=${emg}`)
  ).json()) as KeyValue[];

describe('safety data sheets', () => {
  it('come in languages and types, English among them', async () => {
    const visitor = seenBy(app, viewers.visitor);
    const languages = await (await visitor.request('/api/v2/msds/languages')).json();
    expect(languages).toContainEqual({ key: 'Eng', value: 'English' });
    const types = (await (await visitor.request('/api/v2/msds/types')).json()) as {
      key: string;
      value: string;
    }[];
    expect(types.length).toBeGreaterThan(2);
  });

  it('arrive as a file named after product, country, language, version and day', async () => {
    const response = await order({ emg: '213540', language: 'Ger', type: 'sds-eu' });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="SDS_213540_EU_de_v1_2023-02-28.pdf"',
    );
    expect(Buffer.from(await response.arrayBuffer()).toString('latin1', 0, 5)).toBe('%PDF-');
  });

  // p-0250 has another version and day than was drawn.
  it.each(['0001', '0250'])('of p-%s have one name, whichever way', async (number) => {
    const maker = catalogueMaker();
    const product = maker.product(Number(number) - 1);
    const sheet = maker.assets(product).find(({ type }) => type === 'virtual_msds');
    const service = seenBy(app, viewers.internal);
    const ordered = await order({ emg: product.prd, language: 'Eng', type: 'sds-eu' }, viewers.internal);
    const downloaded = await service.request(`/api/v2/document/download/${sheet?.id}`);
    const archive = await service.request('/api/v2/document/archive', {
      method: 'POST',
      body: JSON.stringify({ assetIds: [sheet?.id] }),
    });
    const { files } = (await archive.json()) as { files: { name: string }[] };
    const day = sheet?.createdDate?.slice(0, 10);
    const name = `SDS_${product.prd}_EU_en_v${sheet?.version}_${day}.pdf`;
    expect(files.map((file) => file.name)).toEqual([name]);
    for (const { headers } of [ordered, downloaded])
      expect(headers.get('content-disposition')).toBe(`attachment; filename="${name}"`);
  });

  it.each(['0246', '0247', '0248'])('of p-%s are unknown to who may not see them', async (number) => {
    const product = catalogueMaker().product(Number(number) - 1);
    const ask = (emg: string, viewer: (typeof viewers)[keyof typeof viewers]) =>
      order({ emg, language: 'Eng', type: 'sds-eu' }, viewer);
    const [closed, unknown] = [await ask(product.prd, viewers.visitor), await ask('999999', viewers.visitor)];
    expect([closed.status, unknown.status]).toEqual([404, 404]);
    expect((await closed.text()).replace(product.prd, '999999')).toBe(await unknown.text());
    const languages = await seenBy(app, viewers.visitor).request(`/api/v2/msds/languages?emg=${product.prd}`);
    expect(languages.status).toBe(404);
    expect((await ask(product.prd, viewers.internal)).status).toBe(200);
  });

  it.each([
    [{ emg: '213540', language: 'Elvish', type: 'sds-eu' }, 400],
    [{ emg: '213540', language: 'Eng' }, 400],
    [{ emg: 'none', language: 'Eng', type: 'sds-eu' }, 404],
    [{}, 400],
  ])('refuse the order %j with a code and a message', async (body, status) => {
    const response = await order(body);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('come in the languages that the product has them in, which the refusal of others names', async () => {
    const all = await (await seenBy(app, viewers.visitor).request('/api/v2/msds/languages')).json();
    const languages = await languagesOf('213540');
    const missing = (all as KeyValue[]).find(({ key }) => languages.every((each) => each.key !== key));
    const refused = await order({ emg: '213540', language: missing?.key, type: 'sds-eu' });
    expect(refused.status).toBe(404);
    const { message, ...answer } = (await refused.json()) as { message: string };
    expect(answer).toEqual({ code: 'language_missing', languages });
    for (const { value } of languages) expect(message).toContain(value);
    for (const { key } of languages)
      expect((await order({ emg: '213540', language: key, type: 'sds-eu' })).status, key).toBe(200);
  });

  it('of an unknown or internal product have no languages', async () => {
    const { prd } = catalogueMaker().product(231);
    for (const [emg, viewer, status] of [
      ['0', viewers.internal, 404],
      [prd, viewers.visitor, 404],
      [prd, viewers.validated, 404],
      [prd, viewers.internal, 200],
    ] as const) {
      const answer = await seenBy(app, viewer).request(`/api/v2/msds/languages?emg=${emg}`);
      expect(answer.status).toBe(status);
      expect((await order({ emg, language: 'Eng', type: 'sds-eu' }, viewer)).status).toBe(status);
    }
  });

  it.each([
    ['sds-us', 'europe', /Safety data sheet \(United States\).* 29 CFR 1910\.1200/],
    ['sds-eu', 'north-america', /Safety data sheet \(European Union\).* 1907\/2006/],
  ])('follow the law of their type (%s), wherever they are ordered (%s)', async (type, region, words) => {
    const answer = await order({ emg: '213540', language: 'Eng', type }, viewers.visitor, {
      'x-request-region': region,
    });
    const text = textOfPdf(new Uint8Array(await answer.arrayBuffer()));
    expect(text).toMatch(words);
    expect(text).not.toMatch(/Europe\b|North America/);
  });

  it('state the version and the day of the list of documents', async () => {
    const maker = catalogueMaker();
    const listed = maker.assets(maker.product(0)).find(({ type }) => type === 'virtual_msds');
    const answer = await order({ emg: '213540', language: 'Eng', type: 'sds-jp' });
    expect(answer.headers.get('content-disposition')).toContain(`_JP_en_v${listed?.version}_2023-02-28.pdf`);
    expect(textOfPdf(new Uint8Array(await answer.arrayBuffer()))).toContain(
      `Version ${listed?.version} · ${listed?.createdDate?.slice(0, 10).replaceAll('-', '/')}`,
    );
  });
});

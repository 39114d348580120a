import { describe, expect, it } from 'vitest';
import { catalogueMaker } from '../../../../demo/data/catalogue-maker.ts';
import { company } from '../../../../demo/data/portal/company.ts';
import type { Viewer } from '../../../../demo/server/base/context.ts';
import { createDocumentApp } from '../../../../demo/server/document/app.ts';
import type { KeyValue } from '../../../../demo/server/document/sheet-choices.ts';
import { seededContext, seenBy, viewers } from '../service.ts';
import { textOfPdf } from '../support/text-of-pdf.ts';

// Who may have which sheet is in the access table.
const app = createDocumentApp(seededContext());
const maker = catalogueMaker();

const order = (body: object, viewer: Viewer = viewers.visitor, headers = {}) =>
  seenBy(app, viewer).request('/api/v2/msds/document', {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', ...headers },
  });
/** An order of the first product's sheet, for Europe and in English unless said otherwise. */
const orderRed = (changes: object = {}, headers = {}) =>
  order({ emg: '213540', language: 'Eng', type: 'sds-eu', ...changes }, viewers.visitor, headers);
const list = async (path: string): Promise<KeyValue[]> =>
  (await seenBy(app, viewers.visitor).request(`/api/v2/msds/${path}`)).json();
const named = (response: Response) => response.headers.get('content-disposition');
const textOf = async (response: Response) => textOfPdf(new Uint8Array(await response.arrayBuffer()));
const sheetOf = (index: number) =>
  maker.assets(maker.product(index)).find(({ type }) => type === 'virtual_msds');

describe('safety data sheets', () => {
  it('come in languages and types, English among them', async () => {
    expect(await list('languages')).toContainEqual({ key: 'Eng', value: 'English' });
    expect((await list('types')).length).toBeGreaterThan(2);
  });

  it('arrive as a file named after product, country, language, version and day', async () => {
    const response = await orderRed({ language: 'Ger' });
    expect(response.status).toBe(200);
    expect(named(response)).toBe('attachment; filename="SDS_213540_EU_de_v1_2023-02-28.pdf"');
    expect(await response.text()).toMatch(/^%PDF-/);
  });

  // The second has another version and day than was drawn.
  it.each([1, 250])('of p-%i have one name, whichever way', async (number) => {
    const { prd } = maker.product(number - 1);
    const { id, version, createdDate } = sheetOf(number - 1) ?? {};
    const service = seenBy(app, viewers.internal);
    const ordered = await order({ emg: prd, language: 'Eng', type: 'sds-eu' }, viewers.internal);
    const downloaded = await service.request(`/api/v2/document/download/${id}`);
    const body = JSON.stringify({ assetIds: [id] });
    const archive = await service.request('/api/v2/document/archive', { method: 'POST', body });
    const name = `SDS_${prd}_EU_en_v${version}_${createdDate?.slice(0, 10)}.pdf`;
    expect(await archive.json()).toMatchObject({ files: [{ name }] });
    for (const answer of [ordered, downloaded]) expect(named(answer)).toBe(`attachment; filename="${name}"`);
  });

  it.each([
    [{ language: 'Elvish' }, 400],
    [{ type: undefined }, 400],
    [{ emg: 'none' }, 404],
    [{ emg: undefined, language: undefined, type: undefined }, 400],
  ])('refuse the order %j with a code and a message', async (changes, status) => {
    const response = await orderRed(changes);
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
  });

  it('come in the languages that the product has them in, which the refusal of others names', async () => {
    const languages = await list('languages?emg=213540');
    const offered = languages.map(({ key }) => key);
    const missing = (await list('languages')).find(({ key }) => !offered.includes(key));
    const refused = await orderRed({ language: missing?.key });
    expect(refused.status).toBe(404);
    const { message, ...answer } = (await refused.json()) as { message: string };
    expect(answer).toEqual({ code: 'language_missing', languages });
    for (const { value } of languages) expect(message).toContain(value);
    for (const language of offered) expect((await orderRed({ language })).status, language).toBe(200);
  });

  it('say of each type what the sheet states, and where its law is in force', async () => {
    const languages = await list('languages?emg=213540');
    const { version, createdDate } = sheetOf(0) ?? {};
    const stated = { version: String(version), date: createdDate, emergencyPhone: company.phones.safety };
    expect(await list('languages?emg=213540&type=sds-jp')).toEqual(
      languages.map((each) => ({ ...each, ...stated })),
    );
    expect(await textOf(await orderRed({ type: 'sds-jp' }))).toContain(company.phones.safety);
    const unknown = await seenBy(app, viewers.visitor).request('/api/v2/msds/languages?type=none');
    expect(unknown.status).toBe(400);
    expect(await list('types')).toContainEqual(expect.objectContaining({ key: 'sds-us', countries: ['US'] }));
  });

  it.each([
    ['sds-us', 'europe', /Safety data sheet \(United States\).* 29 CFR 1910\.1200/],
    ['sds-eu', 'north-america', /Safety data sheet \(European Union\).* 1907\/2006/],
  ])('follow the law of their type (%s), wherever they are ordered (%s)', async (type, region, words) => {
    const text = await textOf(await orderRed({ type }, { 'x-request-region': region }));
    expect(text).toMatch(words);
    expect(text).not.toMatch(/Europe\b|North America/);
  });

  it('state the version and the day of the list of documents', async () => {
    const { version, createdDate } = sheetOf(0) ?? {};
    const answer = await orderRed({ type: 'sds-jp' });
    expect(named(answer)).toContain(`_JP_en_v${version}_2023-02-28.pdf`);
    const day = createdDate?.slice(0, 10).replaceAll('-', '/');
    expect(await textOf(answer)).toContain(`Version ${version} · ${day}`);
  });
});

import { describe, expect, test, vi } from 'vitest';
import type { User } from '../../../src/payload/schema.ts';
import {
  type ProductDocument,
  visibleDocuments,
} from '../../../src/product/rules/documents/visible-documents.ts';
import { fieldRows } from '../../../src/product/rules/fields/field-rows.ts';
import { unknownFields } from '../../../src/product/rules/fields/unknown-fields.ts';
import { technicalSections } from '../../../src/product/rules/technical/technical-sections.ts';
import {
  downloadDocument,
  orderArchive,
  readDocument,
  readHistory,
} from '../../../src/services/documents.ts';
import { deleteFavourite, readFavourite, saveFavourite } from '../../../src/services/favourites.ts';
import { readFieldManifest, readTechnicalEntries } from '../../../src/services/field-manifest.ts';
import { readFormulations } from '../../../src/services/formulations.ts';
import { readDocumentManifest } from '../../../src/services/manifest.ts';
import { readLog } from '../../../src/services/me.ts';
import { readNearest } from '../../../src/services/nearest.ts';
import { type Pigment, readPigment } from '../../../src/services/pigment.ts';
import { requestRegulatoryDocument, requestSample } from '../../../src/services/requests.ts';
import { downloadSheet, readSheetLanguages, readSheetTypes } from '../../../src/services/safety-sheets.ts';
import { clientForEach } from './support/client-for.ts';

// The product page's calls and rules against the demo, without sockets: both must mean the same.
const client = clientForEach('europe');
const { demo, http } = client;
const { signal } = new AbortController();

const read = (industry: string | null = 'coatings') =>
  readPigment(http, { productId: 'p-0001', industry }, signal);

describe('a pigment', () => {
  test('comes with the fields of the industry that is its own', async () => {
    const pigment = await read();
    expect(pigment.industry).toBe('coatings');
    expect(pigment.industries.filter((code) => code in pigment.fields)).toEqual([]);
    expect(pigment.fields.product_industry_description).toEqual(expect.any(String));
    expect((await read('no-industry')).industry).toBeNull();
    await expect(readPigment(http, { productId: 'p-9999' }, signal)).rejects.toMatchObject({ isGone: true });
  });

  test.each(['Vera', 'Ivo'])('has no field that %s’s manifest does not know', async (name) => {
    await client.login(name);
    const manifest = await readFieldManifest(http, signal);
    expect(unknownFields((await read()).fields, manifest)).toEqual([]);
  });

  test('fills the sections, internal ones for internal users only', async () => {
    const types = ['product_detail', 'technical_info', 'internal_info'];
    const sections = async (isInternalUser: boolean) => {
      const [manifest, { fields }] = [await readFieldManifest(http, signal), await read()];
      const facts = { manifest, fields, industry: 'coatings', isInternalUser };
      return types.map((type) => fieldRows(type, facts).length > 0);
    };
    expect(await sections(false)).toEqual([true, true, false]);
    await client.login('Ivo');
    expect(await sections(true)).toEqual([true, true, true]);
  });

  test('has a section for each medium, with masstone and tint', async () => {
    const [catalogues, pigment] = [await readTechnicalEntries(http, signal), await read()];
    const sections = technicalSections(pigment.technicalProperties, catalogues);
    expect(sections.length).toBeGreaterThan(1);
    for (const { title, medium, columns, rows } of sections) {
      expect(title).not.toBe(medium);
      expect(columns.map((column) => column.applicationType)).toEqual(['masstone', 'tint']);
      expect(columns[0]?.swatch).not.toBeNull();
      expect(rows.length).toBeGreaterThan(3);
    }
    const fastness = sections[0]?.rows.find(({ key }) => key === 'light_fastness');
    expect(fastness).toMatchObject({ scale: { min: 1, max: 8, best: 8 }, norm: expect.any(String) });
  });

  test('has formulations for those who may see them, and neighbours', async () => {
    const query = { productId: 'p-0001', industry: 'coatings' };
    const near = (await readNearest(http, query, signal)).map(({ deltaE }) => deltaE);
    expect(near).toHaveLength(4);
    expect(near).toEqual(near.toSorted((a, b) => a - b));
    expect(await readFormulations(http, query, signal)).toEqual([]);
    await client.login('Vera');
    for (const { link, shade } of await readFormulations(http, { productId: 'p-0001' }, signal)) {
      expect([link, shade?.color]).toEqual([expect.stringMatching(/^\//), expect.stringMatching(/^#/)]);
    }
  });
});

describe('documents', () => {
  const listed = async ({ assets }: Pigment, user: User | null) =>
    visibleDocuments(assets, await readDocumentManifest(http, signal), { user, industry: 'coatings' });

  test.each([null, 'Vera', 'Ivo'])('that the page lists for %s can be downloaded', async (name) => {
    const user = name ? await client.login(name) : null;
    const documents = await listed(await read(), user);
    expect(documents.length).toBeGreaterThan(0);
    for (const type of new Set(documents.map((document) => document.type))) {
      const { asset } = documents.find((document) => document.type === type) ?? { asset: { id: '' } };
      expect((await downloadDocument(http, asset.id, signal)).content.size).toBeGreaterThan(100);
    }
  });

  test('are refused in the service’s words', async () => {
    const user = await client.login('Ivo');
    const documents: ProductDocument[] = [];
    for (const productId of ['p-0001', 'p-0002', 'p-0003', 'p-0004', 'p-0005', 'p-0006']) {
      documents.push(...(await listed(await readPigment(http, { productId }, signal), user)));
    }
    const secret = documents.find(({ accessLevel }) => accessLevel === 'internal')?.asset.id ?? '';
    const refusal = (status: number, serverMessage: string) =>
      expect(downloadDocument(http, secret, signal)).rejects.toMatchObject({
        ...{ status, serverMessage: expect.stringContaining(serverMessage) },
      });
    client.token = null;
    await refusal(401, 'To access the document, you need to login to your account.');
    await client.login('Vera');
    await refusal(403, 'You do not have sufficient privileges');
  });

  test('have a history, and are known by a shared link', async () => {
    const user = await client.login('Ivo');
    const pigment = await read();
    const { prd } = pigment;
    const [document] = await listed(pigment, user);
    const assetId = document?.asset.id ?? '';
    expect((await readHistory(http, { assetId, prd }, signal)).length).toBeGreaterThan(0);
    const known = { id: assetId, product: { id: 'p-0001', prd } };
    expect(await readDocument(http, assetId, signal)).toMatchObject(known);
  });

  test('are ordered as a ZIP, which says what is not in it', async () => {
    const documents = await listed(await read(), null);
    const ids = documents.slice(0, 2).map(({ asset }) => asset.id);
    const archive = await orderArchive(http, [...ids, 'a-9999-01'], signal);
    expect(archive.files.map(({ assetId }) => assetId)).toEqual(ids);
    expect(archive.notIncluded).toMatchObject([{ assetId: 'a-9999-01' }]);
  });

  test('are favourites by type, and refuse a change of an older version', async () => {
    await client.login('Vera');
    const { prd } = await read();
    const keep = (...documentTypes: string[]) => saveFavourite(http, { prd: prd ?? '', documentTypes }, null);
    const [first, second] = [await keep('tds'), await keep('tds', 'reach')];
    await expect(deleteFavourite(http, first)).rejects.toMatchObject({ isOutdated: true });
    await deleteFavourite(http, second);
    expect(await readFavourite(http, prd ?? '', signal)).toBeNull();
    const full = await keep();
    expect(await readFavourite(http, prd ?? '', signal)).toEqual(full);
  });
});

test('a safety data sheet is a file, or names the languages that there are', async () => {
  const { prd } = await read();
  const languages = await readSheetLanguages(http, { prd: prd ?? '' }, signal);
  const [type] = await readSheetTypes(http, signal);
  const order = (language = '') =>
    downloadSheet(http, { prd: prd ?? '', language, type: type?.value ?? '' }, signal);
  expect((await order(languages[0]?.value)).filename).toMatch(/^SDS_.*\.pdf$/);
  const offered = languages.map(({ value }) => value);
  const all = await readSheetLanguages(http, {}, signal);
  const missing = all.find(({ value }) => !offered.includes(value));
  const keys = offered.map((key) => expect.objectContaining({ key }));
  const refusal = { code: 'language_missing', status: 404, languages: keys };
  await expect(order(missing?.value)).rejects.toMatchObject(refusal);
});

test('requests for a sample are in the log, those for a regulatory document are sent', async () => {
  const browser = await demo.as('Vera');
  const { formSecurityToken = '', user } = await browser.payload();
  const services = fetch;
  vi.stubGlobal('fetch', (request: Request) => {
    request.headers.set('cookie', browser.cookie ?? '');
    return services(request);
  });
  client.token = user?.token ?? null;
  const { prd, product_name: productName } = await read();
  const person = { firstName: 'Vera', lastName: 'Lindqvist', company: 'Nordlack', email: user?.email ?? '' };
  const common = { ...person, formSecurityToken };
  const customer = { name: 'Vera', street: 'Gatan 1', zipCode: '11120', city: 'Stockholm', country: 'SE' };
  const sample = {
    ...{ data: { prd: prd ?? '', productName, industry: 'coatings' }, reason: 'A test.', recipient: null },
    address: { customer, customShippingAddress: false, shipping: null },
  };
  await requestSample(http, { ...common, ...sample }, { key: 'one', signal });
  const [entry] = await readLog(http, { type: 'sampleRequest', prd: prd ?? '', limit: 1 });
  expect(entry).toMatchObject({ prd, productName });
  const before = demo.mails().length;
  const regulatory = {
    productId: 'p-0001',
    productName,
    selectedIndustry: 'coatings',
    documentType: 'reach',
  };
  await requestRegulatoryDocument(http, { ...common, ...regulatory }, { key: 'one', signal });
  expect(demo.mails().length).toBeGreaterThan(before);
});

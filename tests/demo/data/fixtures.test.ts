import { describe, expect, it } from 'vitest';
import { assetTypes } from '../../../demo/data/assets/asset-types.ts';
import { catalogueMaker, DEFAULT_SCALE } from '../../../demo/data/catalogue-maker.ts';
import { fixtures } from '../../../demo/data/fixtures/fixtures.ts';
import { fieldManifest } from '../../../demo/data/manifest/field-manifest.ts';
import { technicalProperties } from '../../../demo/data/technical/technical-properties.ts';

const maker = catalogueMaker();

function at(key: string) {
  const fixture = fixtures.find((candidate) => candidate.key === key);
  if (!fixture) throw new Error(`no fixture ${key}`);
  const product = maker.product(Number(fixture.productId.slice(2)) - 1);
  expect(product.id).toBe(fixture.productId);
  return { product, assets: maker.assets(product) };
}

describe('fixtures', () => {
  it('are 46, each at an address of its own', () => {
    expect(fixtures).toHaveLength(46);
    expect(new Set(fixtures.map(({ productId }) => productId)).size).toBe(46);
    expect(new Set(fixtures.map(({ key }) => key)).size).toBe(46);
    expect(at('no-sheets').product.index).toBe(DEFAULT_SCALE - 1);
  });

  it('show a product in all industries, and one without an image', () => {
    expect(Object.keys(at('eight-industries').product.byIndustry)).toHaveLength(8);
    expect(at('no-image').assets.some(({ type }) => type === 'image_color_chip')).toBe(false);
  });

  it.each([
    ['inactive', { isActive: false }],
    ['internal', { isInternal: true }],
    ['one-industry', { industries: ['coatings'] }],
    ['eight-industries', { industries: { length: 8 } }],
    ['all-regions', { fields: { availableRegions: { length: 5 } } }],
    ['particle-range-unparsable', { fields: { particle_size_range: { min: null } } }],
    ['script-in-description', { longDescription: expect.stringContaining('<script>') }],
    ['long-name', { name: expect.stringMatching(/^.{120}$/) }],
    ['special-characters', { name: expect.stringMatching(/®.*ü/) }],
    ['no-image', { hasChip: false }],
    ['long-description-only', { shortDescription: '', longDescription: expect.stringMatching(/./) }],
    ['short-description-only', { longDescription: '', shortDescription: expect.stringMatching(/./) }],
    ['sparse', { fields: {}, byIndustry: { coatings: {} }, color: undefined }],
    ['absurdly-long', { name: expect.stringMatching(/^.{190}$/) }],
    ['inactive-without-successor', { isActive: false }],
    ['inactive-with-successor', { isActive: false }],
    ['contact-fields', { fields: { application_laboratory: expect.anything() } }],
    ['unforeseen', { fields: { curie_temperature: expect.anything() } }],
    [
      'map-and-nested-list',
      { fields: { delivery_forms: expect.anything(), guide_dosage: expect.anything() } },
    ],
  ])('show the state of a product that %s says', (key, state) => {
    expect(at(key).product).toMatchObject(state);
  });

  it('show the states of documents', () => {
    expect(at('no-documents').assets.map(({ type }) => type)).toEqual(['image_color_chip']);
    const { assets } = at('sixty-documents');
    expect(assets.filter(({ type }) => !type.startsWith('image_'))).toHaveLength(60);
    expect(new Set(assets.map(({ id }) => id)).size).toBe(assets.length);
    const categories = at('regulatory-tab-empty').assets.map(({ type }) => assetTypes[type].category);
    expect(categories).not.toContain('regulatory');
    expect(at('asset-without-size').assets.some(({ size }) => size === null)).toBe(true);
    expect(at('non-root-svhc').assets.find(({ type }) => type === 'svhc')?.isRootVersion).toBe(false);
  });

  it.each(['public', 'public_restricted', 'restricted', 'internal'])(
    'show documents of the access level %s alone',
    (level) => {
      const documents = at(`access-${level}`).assets.filter(({ type }) => !type.startsWith('image_'));
      expect(new Set(documents.map(({ accessLevel }) => accessLevel))).toEqual(new Set([level]));
    },
  );

  it('say nothing at all, or far too much', () => {
    const { product, assets } = at('sparse');
    expect([product.fields, assets, technicalProperties(product)]).toEqual([{}, [], []]);
    const long = at('absurdly-long');
    expect(long.product.longDescription.length).toBeGreaterThan(5000);
    expect(Math.max(...long.assets.map(({ filename }) => filename?.length ?? 0))).toBeGreaterThan(100);
  });

  it('hold fields that are null, nested, unknown or about contacts', () => {
    const nothing = at('industry-null').product;
    expect(nothing.byIndustry.coatings).toMatchObject({ rheology: null, appearance: null });
    expect(nothing.fields.rheology).toEqual(expect.any(String));
    const typeOf = (code: string) => fieldManifest.find((entry) => entry.code === code);
    expect(typeOf('delivery_forms')?.dataType).toBe('map');
    expect(typeOf('guide_dosage')?.dataType).toBe('nested_list');
    expect(typeOf('application_laboratory')?.informationType).toBe('contact');
    expect(typeOf('curie_temperature')).toBeUndefined();
  });

  it('name the successor of an inactive product, where there is one', () => {
    const { id = '', product_name: name } = at('inactive-with-successor').product.successor ?? {};
    expect(at('inactive-without-successor').product.successor).toBeUndefined();
    const successor = maker.product(Number(id.slice(2)) - 1);
    expect(successor).toMatchObject({ name, isActive: true, isInternal: false });
  });

  it('measure 400 properties in one industry, beside sixty documents', () => {
    const { product, assets } = at('technical-400');
    const properties = technicalProperties(product, 'coatings');
    expect(properties).toHaveLength(400);
    expect(new Set(properties.map((p) => `${p.medium} ${p.applicationType} ${p.code}`)).size).toBe(400);
    expect(assets.filter(({ type }) => !type.startsWith('image_'))).toHaveLength(60);
  });

  it('hold values in every form, and none for two reasons', () => {
    const measured = (key: string, type: string) =>
      technicalProperties(at(key).product, 'coatings').filter(({ propertyType }) => propertyType === type);
    expect(measured('technical-values', 'ph')[0]?.value).toBe('7.0');
    expect(measured('technical-values', 'oil_absorption')[0]?.value).toMatchObject({ min: 38, max: 44 });
    expect(measured('technical-values', 'conductivity')[0]).toMatchObject({ value: null });
    expect(measured('technical-values', 'sieve_residue')[0]?.value).toBe(0.00001);
    const values = ['weather_fastness', 'heat_stability'].flatMap((type) =>
      measured('technical-states', type).map(({ value }) => value),
    );
    expect(values).toEqual(expect.arrayContaining(['not_tested', 'not_recommended']));
    expect(JSON.stringify(measured('technical-states', 'fastness'))).toContain('not_tested');
    expect(at('technical-states').product.byIndustry.coatings?.coating_industry).toContainEqual({
      key: 'marine',
      hierarchy: 'not_recommended',
    });
    const media = (type: string) => measured('colour-gaps', type).map(({ medium }) => medium);
    expect(media('a')).not.toContain('alkyd');
    expect(media('hue')).toContain('alkyd');
    expect(media('hue')).not.toContain('two-pack-pu');
    expect(media('chroma')).toContain('two-pack-pu');
    expect(measured('colour-gaps', 'hue').some(({ value }) => Number(value) > 360)).toBe(true);
    expect(measured('unforeseen', 'rub_out')).toHaveLength(1);
  });

  it('list documents that lack a date, a language or a name', () => {
    const { assets } = at('document-forms');
    for (const key of ['createdDate', 'locale', 'filename'] as const)
      expect(
        assets.filter((asset) => asset[key] === null),
        key,
      ).toHaveLength(1);
    expect(assets.some(({ filename }) => filename?.startsWith('颜料手册'))).toBe(true);
    expect(assets.filter(({ type }) => type === 'image_application')).toHaveLength(2);
    const sizes = at('documents-heavy').assets.map(({ size }) => size ?? 0);
    expect(sizes.toSorted((a, b) => b - a)[1]).toBeGreaterThan(25 * 1024 * 1024);
  });

  it('keep the rest of the catalogue as generated', () => {
    expect(maker.product(0).name).toBe('Rubelis Red 3540');
  });
});

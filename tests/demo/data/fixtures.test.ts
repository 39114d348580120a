import { describe, expect, it } from 'vitest';
import { assetTypes } from '../../../demo/data/assets/asset-types.ts';
import { catalogueMaker } from '../../../demo/data/catalogue-maker.ts';
import { fixtures } from '../../../demo/data/fixtures/fixtures.ts';

const maker = catalogueMaker();

function at(key: string) {
  const fixture = fixtures.find((candidate) => candidate.key === key);
  if (!fixture) throw new Error(`no fixture ${key}`);
  const product = maker.product(Number(fixture.productId.slice(2)) - 1);
  expect(product.id).toBe(fixture.productId);
  return { product, assets: maker.assets(product) };
}

describe('fixtures', () => {
  it('are 28, each at an address of its own', () => {
    expect(fixtures).toHaveLength(28);
    expect(new Set(fixtures.map(({ productId }) => productId)).size).toBe(28);
    expect(new Set(fixtures.map(({ key }) => key)).size).toBe(28);
  });

  it('show the states of a product', () => {
    expect(at('inactive').product.isActive).toBe(false);
    expect(at('internal').product.isInternal).toBe(true);
    expect(at('one-industry').product.industries).toEqual(['coatings']);
    expect(at('eight-industries').product.industries).toHaveLength(8);
    expect(Object.keys(at('eight-industries').product.byIndustry)).toHaveLength(8);
    expect(at('all-regions').product.fields.availableRegions).toHaveLength(5);
    expect(at('particle-range-unparsable').product.fields.particle_size_range).toMatchObject({ min: null });
    expect(at('script-in-description').product.longDescription).toContain('<script>');
    expect(at('long-name').product.name).toHaveLength(120);
    expect(at('special-characters').product.name).toMatch(/®.*ü/);
    expect(at('no-image').product.hasChip).toBe(false);
    expect(at('no-image').assets.some(({ type }) => type === 'image_color_chip')).toBe(false);
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

  it.each(['public', 'public_restricted', 'restricted', 'internal'])('show access level %s', (level) => {
    const documents = at(`access-${level}`).assets.filter(({ type }) => !type.startsWith('image_'));
    expect(new Set(documents.map(({ accessLevel }) => accessLevel))).toEqual(new Set([level]));
  });

  it('keep the rest of the catalogue as generated', () => {
    expect(maker.product(0).name).toBe('Rubelis Red 3540');
  });
});

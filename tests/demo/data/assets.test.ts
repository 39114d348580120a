import { describe, expect, it } from 'vitest';
import { assetTypes } from '../../../demo/data/assets/asset-types.ts';
import { historyOf } from '../../../demo/data/assets/changelog.ts';
import { assetsOf } from '../../../demo/data/assets/product-assets.ts';
import { EPOCH } from '../../../demo/data/base/epoch.ts';
import { catalogueMaker } from '../../../demo/data/catalogue-maker.ts';
import { productMaker } from '../../../demo/data/product.ts';

const make = productMaker();
const lists = Array.from({ length: 300 }, (_, index) => assetsOf(make(index)));
const all = lists.flat();

describe('assets', () => {
  it('are 10 to 25 per product, each with an id of its own', () => {
    for (const list of lists) {
      expect(list.length).toBeGreaterThanOrEqual(10);
      expect(list.length).toBeLessThanOrEqual(25);
      expect(new Set(list.map(({ id }) => id)).size).toBe(list.length);
    }
  });

  it('use every type and all four access levels', () => {
    const { assets, product } = catalogueMaker();
    const types = [...all, ...assets(product(314))].map(({ type }) => type);
    expect(new Set(types)).toEqual(new Set(Object.keys(assetTypes)));
    const levels = ['public', 'public_restricted', 'restricted', 'internal', null];
    expect(new Set(all.map(({ accessLevel }) => accessLevel))).toEqual(new Set(levels));
  });

  it('have one to four versions, the first being the root', () => {
    const versions = all.map(({ version }) => version);
    expect(Math.min(...versions)).toBe(1);
    expect(Math.max(...versions)).toBe(4);
    for (const { version, isRootVersion } of all) expect(isRootVersion).toBe(version === 1);
  });

  it('are never younger than the epoch', () => {
    for (const { createdDate } of all) expect(Date.parse(createdDate ?? '')).toBeLessThan(EPOCH);
  });

  it('have a history down to the first issue, oldest last', () => {
    const asset = all.find(({ version }) => version === 4);
    if (!asset) throw new Error('no asset of version 4');
    const history = historyOf(asset);
    expect(history.map(({ version }) => version)).toEqual([4, 3, 2, 1]);
    expect(history.at(-1)).toMatchObject({ isRootVersion: true, changelog: 'First issue.' });
    const times = history.map(({ createdDate }) => Date.parse(createdDate ?? ''));
    expect(times).toEqual(times.toSorted((a, b) => b - a));
    expect(historyOf(asset)).toEqual(history);
  });
});

import { expect, it } from 'vitest';
import { archiveNames } from '../../../../../demo/server/document/archive/archive-name.ts';
import type { OpenAsset } from '../../../../../demo/server/document/open-assets.ts';

const fileOf = (asset: object, prd = '1') =>
  ({
    asset: { type: 'tds', locale: 'en', version: 2, angle: null, ...asset },
    product: { prd },
  }) as OpenAsset;

it.each([
  ['a document', {}, '1_tds_en_v2.pdf'],
  ['a document without language', { locale: null }, '1_tds_v2.pdf'],
  ['letters of other scripts', { locale: '中文' }, '1_tds_中文_v2.pdf'],
  ['accents that stand alone', { locale: 'e\u0301' }, '1_tds_é_v2.pdf'],
  ['what no system takes', { type: '../a:b\n' }, '1_..-a-b-_en_v2.pdf'],
])('names %s', (_what, asset, name) => {
  expect(archiveNames()(fileOf(asset))).toBe(name);
});

it('gives no name twice, whatever the case', () => {
  const nameOf = archiveNames();
  expect([fileOf({}), fileOf({ type: 'TDS' }), fileOf({})].map(nameOf)).toEqual([
    '1_tds_en_v2.pdf',
    '1_TDS_en_v2 (2).pdf',
    '1_tds_en_v2 (3).pdf',
  ]);
});

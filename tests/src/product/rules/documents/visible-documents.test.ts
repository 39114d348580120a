import { describe, expect, test } from 'vitest';
import type { Asset } from '../../../../../src/domain/documents/asset.ts';
import {
  couldBeListed,
  visibleDocuments,
} from '../../../../../src/product/rules/documents/visible-documents.ts';
import { asset, type } from '../../../domain/documents/documents.ts';

const types = [
  type('tds'),
  type('secret', { availableInSearch: false }),
  type('image_color_chip'),
  type('coa', { accessLevel: [{ industry: 'coatings', code: 'internal', weight: 10 }] }),
];
const internal = { tokenPayload: { roles: ['internal'] } };
const visitor = { user: null, industry: 'coatings' };
const ids = (assets: Asset[], reader: Parameters<typeof visibleDocuments>[2] = visitor) =>
  visibleDocuments(assets, types, reader).map((document) => document.asset.id);

test.each([
  ['a document', {}, true],
  ['one that its type decides about', { accessLevel: undefined }, true],
  ['a colour chip', { type: 'image_color_chip' }, false],
  ['one of another industry', { industries: ['plastics'] }, false],
  ['one of others', { accessLevel: 'restricted' as const }, false],
])('before the types are known, a list can be expected of %s: %#', (_, more, expected) => {
  expect(couldBeListed(asset('a-1', more), visitor)).toBe(expected);
});

describe('of a product’s documents are listed', () => {
  test('those of types that are available in search (row 187)', () => {
    const kinds = ['tds', 'secret', 'image_color_chip', 'unknown'];
    expect(ids(kinds.map((kind) => asset(kind, { type: kind })))).toEqual(['tds']);
  });

  test.each([
    ['coatings', ['all', 'coatings', 'two']],
    ['plastics', ['all', 'two']],
    [null, ['all', 'coatings', 'two']],
  ])('those for the industry %s (decision B1)', (industry, expected) => {
    const assets = [
      asset('all'),
      asset('coatings', { industries: ['coatings'] }),
      asset('two', { industries: ['plastics', 'coatings'] }),
    ];
    expect(ids(assets, { user: null, industry })).toEqual(expected);
  });

  test('those that the user may see, by the asset or by its type (row 192)', () => {
    const assets = [
      asset('public'),
      asset('restricted', { accessLevel: 'restricted' }),
      asset('by type', { type: 'coa', accessLevel: undefined }),
    ];
    expect(ids(assets)).toEqual(['public']);
    expect(ids(assets, { user: internal, industry: 'coatings' })).toEqual([
      'public',
      'restricted',
      'by type',
    ]);
  });
});

test('a document is listed with its title, type, level and whether it is new', () => {
  const user = { ...internal, previousLogin: '2026-11-01T00:00:00Z' };
  const assets = [
    asset('new', { label: 'For cars', createdDate: '2026-11-02T00:00:00Z' }),
    asset('old', { type: 'coa', accessLevel: undefined, createdDate: '2026-10-02T00:00:00Z' }),
  ];
  expect(visibleDocuments(assets, types, { user, industry: null })).toMatchObject([
    { title: 'For cars', type: { code: 'tds' }, accessLevel: 'public', news: 'new' },
    { title: 'COA', type: { code: 'coa' }, accessLevel: 'internal', news: undefined },
  ]);
});

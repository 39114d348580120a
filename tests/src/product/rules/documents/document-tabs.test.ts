import { describe, expect, test } from 'vitest';
import { documentTabs } from '../../../../../src/product/rules/documents/document-tabs.ts';
import { visibleDocuments } from '../../../../../src/product/rules/documents/visible-documents.ts';
import { asset, type } from '../../../domain/documents/documents.ts';

const types = [
  type('image', { documentCategory: 'images' }),
  type('stray', { documentCategory: undefined }),
  type('reach', { documentCategory: 'regulatory' }),
  type('new', { documentCategory: 'webinars' }),
  type('tds', { title: 'Technical data sheet' }),
  type('guide', { title: 'Processing guide' }),
];
const listed = (codes: string[]) =>
  visibleDocuments(
    codes.map((code) => asset(code, { type: code })),
    types,
    { user: null, industry: null },
  );
const tabs = (codes: string[], categories?: string[]) =>
  documentTabs(listed(codes), 'en', categories).map((tab) => [
    tab.category,
    ...tab.types.map((each) => each.type.code),
  ]);

describe('tabs of documents (row 186)', () => {
  test('stand in their order, unknown ones and none behind; empty ones are left out', () => {
    expect(tabs(['stray', 'image', 'new', 'tds', 'reach'])).toEqual([
      ['technical', 'tds'],
      ['regulatory', 'reach'],
      ['images', 'image'],
      ['webinars', 'new'],
      ['other', 'stray'],
    ]);
    expect(tabs([])).toEqual([]);
  });

  test('hold the types of documents in the order of their titles', () => {
    expect(tabs(['tds', 'guide'])).toEqual([['technical', 'guide', 'tds']]);
  });

  test('can be limited to some categories', () => {
    expect(tabs(['tds', 'reach', 'image'], ['images', 'technical', 'marketing'])).toEqual([
      ['technical', 'tds'],
      ['images', 'image'],
    ]);
  });
});

test('a type holds all of its documents', () => {
  const assets = ['1', '2', '3'].map((id) => asset(id, { locale: id === '2' ? 'de' : 'en' }));
  const [tab] = documentTabs(visibleDocuments(assets, types, { user: null, industry: null }), 'de');
  expect(tab?.types[0]?.documents.map((document) => document.asset.id)).toEqual(['2', '1', '3']);
});

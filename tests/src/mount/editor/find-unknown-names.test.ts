import { describe, expect, it, vi } from 'vitest';
import { findMisspeltNames, findUnknownProps } from '../../../../src/mount/editor/find-unknown-names.ts';
import { addHtml } from '../../../support/fresh-page.ts';

vi.mock('virtual:prop-names', () => ({
  default: { 'search-listing': ['types', 'size'], 'user-menu': [], 'sample-request': ['prd'] },
}));

describe('findUnknownProps', () => {
  it.each([
    [
      'search-listing',
      '{ "type": ["assets"], "size": 12 }',
      ['data-ce-props.type is unknown. Did you mean "types"?'],
    ],
    ['search-listing', '{ "colour": 1 }', ['data-ce-props.colour is unknown. Known names: types, size.']],
    ['user-menu', '{ "links": [] }', ['data-ce-props.links is unknown. There are none.']],
    ['search-listing', '{ "types": ["assets"] }', []],
    ['search-listing', '{ type', []],
    ['no-island', '{ "type": 1 }', []],
    ['constructor', '{ "type": 1 }', []],
  ])('names the misspelt props of the island %s with %s', (name, props, messages) => {
    const element = addHtml(`<div data-ce-widget="${name}" data-ce-props='${props}'></div>`);
    expect(findUnknownProps(element)).toEqual(messages);
  });

  it('reads those of an opener, too', () => {
    const opener = addHtml(`<a data-ce-open="sample-request" data-ce-props='{ "PRD": "1" }'></a>`);
    expect(findUnknownProps(opener)).toEqual(['data-ce-props.PRD is unknown. Did you mean "prd"?']);
  });
});

describe('findMisspeltNames', () => {
  it('names the path and the name that is meant', () => {
    const fields = { mainmenu: [], links: { compare: '/c' }, services: { serch: '/s' } };
    expect(findMisspeltNames(fields)).toEqual([
      'mainmenu is unknown. Did you mean "mainMenu"?',
      'links.compare is unknown. Did you mean "comparePage"?',
      'services.serch is unknown. Did you mean "search"?',
    ]);
  });

  it.each([
    ['names of the page', { cmsTheme: 'x', links: { imprint: '/i' } }],
    ['similar names beside the correct ones', { mainMenu: [], mainMenus: [] }],
    ['data-protection pages of a product', { links: { irisDataProtectionPage: '/d' } }],
    ['what is no object', { links: 'x', services: [1], user: null }],
  ])('accepts as spelt right: %s', (_, fields) => {
    expect(findMisspeltNames(fields)).toEqual([]);
  });
});

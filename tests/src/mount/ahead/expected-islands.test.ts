import { expect, it } from 'vitest';
import { expectedIslands } from '../../../../src/mount/ahead/expected-islands.ts';
import { addHtml } from '../../../support/fresh-page.ts';

const found = () => expectedIslands(['a', 'b']).map(({ name, props }) => [name, props]);

it('finds the elements of these islands with their props', () => {
  addHtml('<div data-ce-widget="a" data-ce-props=\'{"size":6}\'></div><p data-ce-widget="b"></p>');
  addHtml('<div data-ce-widget="c"></div>');
  expect(found()).toEqual([
    ['a', { size: 6 }],
    ['b', {}],
  ]);
});

it.each(['data-ce-status="ready"', 'data-ce-status="failed"', 'data-ce-props="{"'])(
  'leaves out one with %s',
  (attributes) => {
    addHtml(`<div data-ce-widget="a" ${attributes}></div>`);
    expect(found()).toEqual([]);
  },
);

it('leaves out one within another', () => {
  addHtml('<div data-ce-widget="c"><p data-ce-widget="a"></p></div>');
  expect(found()).toEqual([]);
});

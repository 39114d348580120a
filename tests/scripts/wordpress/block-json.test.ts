import { expect, test } from 'vitest';
import { blockJson } from '../../../scripts/wordpress/block-json.ts';
import { contractsForWordPress } from '../../../scripts/wordpress/contracts-for-wordpress.ts';

const { islands } = contractsForWordPress();
const blocks = islands.filter(({ isPlaced }) => isPlaced).map((island) => blockJson(island, '1.2.3'));
const attributesOf = (name: string) =>
  blocks.find((block) => block.name === `ce-widgets/${name}`)?.attributes;

test('each prop is an attribute of its type, without a default', () => {
  expect(attributesOf('search-listing')).toMatchObject({
    mode: { type: 'string', enum: ['search', 'sheets'] },
    types: { type: 'array', items: { type: 'string', enum: ['pigments', 'assets', 'imageStacks'] } },
    facets: { type: 'array', items: { type: 'string' } },
    filters: { type: ['object', 'array'] },
    size: { type: 'number' },
    url: { type: 'boolean' },
    title: { type: 'string' },
  });
  expect(attributesOf('login')).toBeUndefined();
  expect(JSON.stringify(blocks)).not.toContain('"default"');
});

test('what fills the window is placed as wide', () => {
  const wide = blocks.filter(({ variations }) => variations).map(({ title }) => title);
  expect(wide).toContain('Search listing');
  expect(wide).not.toContain('Back to top');
});

test('no prop takes the name of an attribute that WordPress sets itself', () => {
  const taken = ['align', 'anchor', 'className', 'lock', 'metadata', 'style'];
  expect(
    blocks.flatMap(({ attributes }) => Object.keys(attributes)).filter((name) => taken.includes(name)),
  ).toEqual([]);
});

test('a block says what it is, in words that WordPress can translate', () => {
  expect(blocks[0]).toMatchObject({
    apiVersion: 3,
    version: '1.2.3',
    textdomain: 'ce-widgets',
    title: 'Back to top',
  });
});

import { expect, it } from 'vitest';
import { writeHeadTags } from '../../server/head-tags.ts';
import { fakeTags } from './fake-tags.ts';

const base = 'https://cdn.example/ce/1.2.3';
const script = `<script src="${base}/ce-widgets.js" integrity="sha384-loader" crossorigin="anonymous" defer></script>`;
const preload = (name: string) =>
  `<link rel="modulepreload" href="${base}/${name}-1.js" integrity="sha384-${name}">`;

it.each(['https://cdn.example/ce/1.2.3', 'https://cdn.example/ce/1.2.3/'])(
  'writes the script of %s',
  (base) => {
    expect(writeHeadTags(fakeTags, { base })).toBe(script);
  },
);

it('preloads once what the islands fetch first, in their order, without crossorigin', () => {
  const islands = ['search-listing', 'back-to-top', 'main-navigation'];
  expect(writeHeadTags(fakeTags, { base, islands }).split('\n')).toEqual([
    script,
    ...['react', 'core', 'ahead-listing', 'file-list', 'shell'].map(preload),
  ]);
});

it('leaves the line to the cookie dialog where the page shows it', () => {
  expect(writeHeadTags(fakeTags, { base, islands: ['search-listing'], asksForConsent: true })).toBe(
    `${script}\n${preload('cookie-modal')}`,
  );
});

it('puts the nonce onto each tag', () => {
  const tags = writeHeadTags(fakeTags, { base, islands: ['main-navigation'], nonce: 'a"b' }).split('\n');
  expect(tags).toHaveLength(4);
  for (const tag of tags) expect(tag).toContain(' nonce="a&#34;b"');
});

it('puts the import map first, with addresses that do not depend on the page', () => {
  const importMap = { integrity: { './react-1.js': 'sha384-react', './react-1.js?1': 'sha384-react' } };
  const [map, next] = writeHeadTags(fakeTags, { base, nonce: 'n', importMap }).split('\n');
  expect(next).toContain('ce-widgets.js');
  const [, json = ''] = /^<script type="importmap" nonce="n">(.*)<\/script>$/.exec(map ?? '') ?? [];
  expect(JSON.parse(json)).toEqual({
    integrity: { [`${base}/react-1.js`]: 'sha384-react', [`${base}/react-1.js?1`]: 'sha384-react' },
  });
});

it('escapes an address', () => {
  expect(writeHeadTags(fakeTags, { base: '/"><script>' })).toContain(
    'src="/&#34;&#62;&#60;script&#62;/ce-widgets.js"',
  );
});

it.each([
  ['search-listings', ' Did you mean "search-listing"?'],
  ['toString', ''],
])('refuses "%s", which is no island', (name, meant) => {
  expect(() => writeHeadTags(fakeTags, { base, islands: [name] })).toThrow(
    new Error(`ce-widgets: there is no island "${name}".${meant}`),
  );
});

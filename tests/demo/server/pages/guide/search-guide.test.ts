import { expect, test } from 'vitest';
import { guideDocuments, readGuide } from '../../../../../demo/server/pages/guide/read-guide.ts';
import { searchGuide } from '../../../../../demo/server/pages/guide/search-guide.ts';

const documents = [
  { title: 'Front', lead: 'Widgets for pages.', text: 'Nothing else.' },
  {
    name: 'style',
    title: 'Fit the style',
    lead: 'Give islands your `fonts`.',
    text: '\nIntro.\n\n## Tokens\n\n| token | what |\n| --- | --- |\n| `--ce-radius` | corners |\n\n```css\n# not a heading\n```\n\n### Tokens\n\nSee [the list](place.md#tokens).\n',
  },
];
const find = (term: string) => searchGuide(documents, term);

test('finds sections that hold all words, in any case', () => {
  expect(find('CORNERS radius')).toEqual([
    {
      address: '/guide/style#tokens',
      document: 'Fit the style',
      heading: 'Tokens',
      snippet: 'token what --ce-radius corners # not a heading',
    },
  ]);
  expect(find('corners widgets')).toEqual([]);
});

test('gives the beginning of a document its own address', () => {
  expect(find('widgets')).toMatchObject([{ address: '/guide', heading: 'Front' }]);
  expect(find('fonts')).toMatchObject([{ address: '/guide/style', heading: 'Fit the style' }]);
});

test('finds headings first, and leaves out addresses and marks', () => {
  expect(find('list')).toMatchObject([{ address: '/guide/style#tokens-1', snippet: 'See the list.' }]);
  expect(find('place.md')).toEqual([]);
  expect(find('tokens').map(({ address }) => address)).toEqual([
    '/guide/style#tokens',
    '/guide/style#tokens-1',
  ]);
});

test('shows the text around the first word', () => {
  const text = `${'before '.repeat(60)}needle ${'after '.repeat(60)}`;
  const [found] = searchGuide([{ name: 'long', title: 'Long', lead: '', text }], 'needle');
  expect(found?.snippet).toMatch(/^… (before )+needle (after )+…$/);
  expect(found?.snippet.length).toBeLessThan(220);
});

test('finds nothing for no word', () => expect(find(' ')).toEqual([]));

test('every section of the guide can be found by its heading', () => {
  const all = guideDocuments(readGuide());
  expect(all.length).toBeGreaterThan(15);
  for (const heading of ['Content security policy', 'The first answer', 'Demo accounts', 'Search from Solr'])
    expect(searchGuide(all, heading)[0]?.heading).toBe(heading);
});

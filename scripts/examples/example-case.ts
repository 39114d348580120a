import type { PagePayload } from '../../server/index.ts';
import type { Tags } from '../../server/tags.ts';
import type { MarkerProps } from '../../widgets/island-props.ts';
import type { Behaviour } from './search-service.ts';

/** Content of `examples/data.json`: what stands for the CMS. */
export interface ExampleData {
  base: string;
  asksForConsent: boolean;
  payload: Omit<PagePayload, 'mainMenu'> & { mainMenu: { id: string; menuTitle: string; link: string }[] };
  listing: MarkerProps['search-listing'];
  products: { name: string; link: string }[];
}

/** A page that each example renders. */
export interface ExampleCase {
  name: string;
  /** Query string of the page's address. */
  search: string;
  data: ExampleData;
  tags: Tags;
  service: Behaviour;
}

const HOSTILE = `</script><!--<script>"'&amp;&<b>$1\\ \u2028\u2029 Grün 色 🎨`;
const ADDRESS =
  'c=red&c=blue&c=red&brand=a%2Cb,c+d&utm=1&type=assets&sort=bogus&sort=newest&q=%20&q=%3C/script%3E%22%26%C3%BC%20&i=other&t';

/** Returns the cases for the data of the repository; their search service stands at the given address. */
export function exampleCases(data: ExampleData, tags: Tags, service: string): ExampleCase[] {
  const payload = { ...data.payload, services: { ...data.payload.services, search: service } };
  const plain: ExampleCase = {
    name: 'page as it is',
    search: '',
    data: { ...data, payload },
    tags,
    service: 'answers',
  };
  const withData = (changes: Partial<ExampleData>) => ({ ...plain.data, ...changes });
  const hostile = withData({
    base: `https://cdn.example/a&b'c"`,
    payload: { ...payload, mainMenu: [{ id: 'a', menuTitle: HOSTILE, link: `/a?b&c="<ü>'` }] },
    listing: {
      title: HOSTILE,
      types: ['pigments', 'assets'],
      filters: { i: HOSTILE, brand: [], company: ['ü', '&'] },
    },
    products: [{ name: HOSTILE, link: `/a?b&c="<ü>'` }],
  });
  const user = { userId: 7, email: 'v@example.com', token: 'abc' };
  const failures = ['half', 'refuses', 'no JSON', 'never ends'] as const;
  return [
    plain,
    { ...plain, name: 'filters of the address', search: ADDRESS },
    { ...plain, name: 'hostile values', data: hostile, search: ADDRESS, service: 'answers hostilely' },
    { ...plain, name: 'term that is too long', search: `q=${'a%20'.repeat(150)}` },
    {
      ...plain,
      name: 'user with token',
      data: withData({ payload: { ...payload, user, requestRegion: 'EMEA' } }),
    },
    { ...plain, name: 'question for consent', data: withData({ asksForConsent: true }) },
    { ...plain, name: 'room of an island', tags: withRoom(tags) },
    {
      ...plain,
      name: 'listing that asks for something else',
      data: withData({ listing: { size: 12 } }),
      service: 'is not asked',
    },
    {
      ...plain,
      name: 'page without services',
      data: withData({ payload: { ...payload, services: {} } }),
      service: 'is not asked',
    },
    {
      ...plain,
      name: 'service that is down',
      data: withData({ payload: { ...payload, services: { search: 'http://127.0.0.1:1' } } }),
      service: 'is not asked',
    },
    ...failures.map((each) => ({ ...plain, name: `service: ${each}`, service: each })),
  ];
}

export const HOSTILE_ANSWER = {
  total: 1,
  hits: [{ id: 'p-1', name: HOSTILE, none: {}, list: [], deltaE: 1.5 }],
};

function withRoom(tags: Tags): Tags {
  const listing = {
    ...tags.islands['search-listing'],
    style: '[data-ce-widget="search-listing"] > ul { margin: 0 }',
  };
  return { ...tags, islands: { ...tags.islands, 'search-listing': listing as Tags['islands'][string] } };
}

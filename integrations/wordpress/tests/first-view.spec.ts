import { firstCallFacts } from '../../../scripts/build/island-table.ts';
import { readFirstView } from '../../../server/first-view.ts';
import { contracts } from '../../../widgets/contracts.ts';
import { setServices } from './support/services.ts';
import { expect, test } from './support/test.ts';

// The plugin makes the calls that `callsOf` of `ce-widgets/server` makes for the same props and address.

const facts = firstCallFacts(contracts);
const urlKeys = { p: 'performance', tag: 'label' };

const CASES: readonly [island: string, props: object, query: string][] = [
  ['search-listing', { urlKeys }, ''],
  ['search-listing', { urlKeys }, 'c=red&c=blue&utm=x&performance=weather%20resistance&p=7&label=new'],
  ['search-listing', { urlKeys, types: ['assets', 'pigments'], size: 12 }, 'type=pigments&q=ros%C3%A9+red'],
  ['search-listing', { urlKeys, types: ['assets'] }, 'type=pigments&sort=name'],
  ['search-listing', { urlKeys, filters: { i: 'coatings', c: ['red', 'blue'] }, sort: 'newest' }, 'c=green'],
  ['search-listing', { urlKeys }, `c=red,blue&c=red&c=a%2Cb&sort=best&q=&q=${'%C3%A4'.repeat(250)}`],
  ['search-listing', { urlKeys, sort: 'name' }, 'sort=type&q=%20'],
  ['search-listing', { urlKeys, urlPrefix: 'x_' }, 'x_c=red&c=blue'],
  ['product-detail', { productId: 'p-1/a' }, 'i=plastics'],
  ['product-header', { productId: 'p-0147' }, ''],
];

for (const [island, props, query] of CASES) {
  test(`${island} ${JSON.stringify(props)} ?${query.slice(0, 80)}`, async ({ wordpress, demo }) => {
    await setServices(wordpress.php, demo);
    const search = `http://localhost:${Number(new URL(demo).port) + 2}`;
    const view = readFirstView(facts[island] ?? { calls: [], defaults: {} }, {
      payload: { services: { search } },
      props,
      url: `${wordpress.url}/page/?${query}`,
    });
    const made = await wordpress.php<{ query: string; calls: [string, string, string | null][] }>(
      `$calls = array();
       add_filter( 'pre_http_request', function ( $response, $args, $url ) use ( &$calls ) {
         $calls[] = array( $args['method'], $url, $args['body'] );
         return array( 'headers' => array(), 'body' => '{"hits":[]}', 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array() );
       }, 10, 3 );
       $_SERVER['QUERY_STRING'] = $args['query'];
       $view = CE_Widgets_First_View::of( $args['island'], $args['props'] );
       return array( 'query' => $view['query'], 'calls' => $calls );`,
      { island, props, query },
    );
    expect(made.query).toBe(view.query);
    expect(made.calls.map(sorted)).toEqual(
      view.calls.map(({ method, url, body }) => sorted([method, url, body])),
    );
  });
}

/** Parameters of different keys come in any order. */
function sorted([method, url, body]: [string, string, string | null]) {
  const { origin, pathname, searchParams } = new URL(url);
  searchParams.sort();
  return [method, origin + pathname, searchParams.toString(), body];
}

import { addCode } from './support/add-code.ts';
import { createPost } from './support/posts.ts';
import { setServices } from './support/services.ts';
import { expect, test } from './support/test.ts';

// What the server asks of the services, and what becomes of it.

const LISTING = '<!-- wp:ce-widgets/search-listing /-->';

/** Answers requests with this JSON, and notes them in `$asked`. */
const fake = (json = '{"hits":[]}') => `
  $asked = array();
  add_filter( 'pre_http_request', function ( $response, $args, $url ) use ( &$asked ) {
    $asked[] = array( $url, isset( $args['headers']['x-request-region'] ) ? $args['headers']['x-request-region'] : null, $args['reject_unsafe_urls'] );
    return array( 'headers' => array(), 'body' => '${json}', 'response' => array( 'code' => 200, 'message' => '' ), 'cookies' => array() );
  }, 10, 3 );`;

const VIEW = "CE_Widgets_First_View::of( 'search-listing', array() )";
type Asked = [url: string, region: string | null, isSafe: boolean][];

test('each region and language has answers of its own, which say their region', async ({
  wordpress,
  demo,
}) => {
  const ask = async (region: string, locale: string) => {
    await setServices(wordpress.php, demo, { payload: JSON.stringify({ requestRegion: region }) });
    return wordpress.php<{ total: string; tag: string; asked: Asked }>(
      `${fake(`{"total":"${region} ${locale}","hits":[]}`)}
       add_filter( 'determine_locale', function () use ( $args ) { return $args; } );
       $view = ${VIEW};
       return array( 'total' => $view['answers']['answer']->total, 'tag' => CE_Widgets_First_View::tag( $view ), 'asked' => $asked );`,
      locale,
    );
  };
  for (const [region, locale] of [
    ['eu', 'en_US'],
    ['us', 'en_US'],
    ['us', 'de_DE'],
  ] as const) {
    const { total, tag, asked } = await ask(region, locale);
    expect(total).toBe(`${region} ${locale}`);
    expect(asked.map(([, sent]) => sent)).toEqual([region, region]);
    expect(tag).toContain(`"region":"${region}"`);
  }
  const again = await ask('eu', 'en_US');
  expect([again.total, again.asked]).toEqual(['eu en_US', []]);
});

for (const [home, search, expected] of [
  ['', '/services/search', '/services/search/'],
  ['/blog', '/services/search/', '/services/search/'],
  ['/blog', undefined, '/'],
  ['', 'https://search.example/a', 'https://search.example/a/'],
] as const)
  test(`a service at ${search} of a site in "${home}" is asked where browsers ask it`, async ({
    wordpress,
  }) => {
    const asked = await wordpress.php<Asked>(
      `${fake()}
       update_option( 'home', home_url() . $args['home'] );
       update_option( CE_Widgets_Settings::OPTION, array( 'services' => array_filter( array( 'search' => $args['search'] ) ) ) );
       ${VIEW};
       $request = new WP_REST_Request( 'GET', '/ce-widgets/v1/products' );
       $request->set_param( 'term', 'red' );
       rest_do_request( $request );
       CE_Widgets_Check::run();
       return $asked;`,
      { home, search: search ?? '' },
    );
    const base = new URL(expected, wordpress.url).href;
    const urls = asked.map(([url]) => url).filter((url) => /manifest|document\/search/.test(url));
    expect(urls.map((url) => url.startsWith(`${base}api/v1/`))).toEqual([true, true, true, true]);
    expect(asked.every(([url, , isSafe]) => isSafe !== url.startsWith('http://localhost'))).toBe(true);
  });

test('only pages that visitors see ask the services', async ({ page, wordpress, demo }) => {
  await setServices(wordpress.php, demo);
  const { id, url } = await createPost(wordpress.php, {
    post_title: 'Products',
    post_content: LISTING,
    post_type: 'post',
  });
  const remove = addCode(
    wordpress,
    `add_filter( 'pre_http_request', function ( $response, $args, $url ) {
       update_option( 'asked', 1 + (int) get_option( 'asked' ) );
       return $response;
     }, 10, 3 );`,
  );
  try {
    const timesAsked = () => wordpress.php<number>("return (int) get_option( 'asked' );");
    for (const path of [`/wp-json/wp/v2/posts/${id}?q=red&type=pigments`, '/feed/', `${url}embed/`])
      expect((await page.request.get(path)).status(), path).toBe(200);
    await wordpress.php("rest_do_request( new WP_REST_Request( 'GET', '/wp/v2/posts/' . $args ) );", id);
    expect(await timesAsked()).toBe(0);
    expect(await (await page.request.get(url)).text()).toContain('data-ce-answer');
    expect(await timesAsked()).toBe(2);
  } finally {
    remove();
  }
});

test('a private address is asked only where the site’s code allows it, and the refusal is said', async ({
  wordpress,
}) => {
  const message = await wordpress.php<string>(`
    remove_all_filters( 'ce_widgets_private_hosts' );
    update_option( CE_Widgets_Settings::OPTION, array( 'services' => array( 'search' => 'http://localhost:9' ) ) );
    $request = new WP_REST_Request( 'GET', '/ce-widgets/v1/products' );
    $request->set_param( 'term', 'red' );
    return rest_do_request( $request )->get_data()['message'];`);
  expect(message).toMatch(/^Cannot be reached: .* ce_widgets_private_hosts/);
});

test('a search service that fails leaves the page as it is, and is left alone for a while', async ({
  page,
  wordpress,
}) => {
  await setServices(wordpress.php, 'http://localhost:9');
  const { url } = await createPost(wordpress.php, { post_title: 'Products', post_content: LISTING });
  const html = await (await page.request.get(url)).text();
  expect(html).toContain('data-ce-widget="search-listing"');
  expect(html).not.toContain('data-ce-answer');
  const asked = await wordpress.php<number>(`
    $asked = 0;
    add_filter( 'pre_http_request', function ( $response ) use ( &$asked ) { $asked++; return $response; } );
    CE_Widgets_First_View::of( 'search-listing', array( 'urlKeys' => CE_Widgets_Marker::URL_KEYS ) );
    // Another address would wait for the same service.
    $_SERVER['QUERY_STRING'] = 'c=red';
    CE_Widgets_First_View::of( 'search-listing', array() );
    return $asked;`);
  expect(asked).toBe(0);
});

test('answers of endless addresses are not kept, and parameters of others make no call', async ({
  wordpress,
  demo,
}) => {
  await setServices(wordpress.php, demo);
  const steps = await wordpress.php<{ kept: number; asked: number }[]>(`
    global $wpdb;
    $steps = array();
    $asked = 0;
    add_filter( 'pre_http_request', function ( $response ) use ( &$asked ) { $asked++; return $response; } );
    foreach ( array( '', 'utm_source=x', 'c=red', 'q=1', 'i=coatings' ) as $query ) {
      $asked = 0;
      $_SERVER['QUERY_STRING'] = $query;
      $view = CE_Widgets_First_View::of( 'search-listing', array() );
      CE_Widgets_First_View::of( 'product-header', array( 'productId' => 'p-0001' ) );
      $kept = isset( $view['answers']['answer'] )
        ? (int) $wpdb->get_var( "SELECT COUNT(*) FROM {$wpdb->options} WHERE option_name LIKE '_transient_ce_widgets%'" )
        : 0;
      $steps[] = compact( 'kept', 'asked' );
    }
    return $steps;`);
  expect(steps[0]?.kept).toBeGreaterThan(2);
  expect(new Set(steps.map(({ kept }) => kept)).size).toBe(1);
  expect(steps.map(({ asked }) => asked)).toEqual([4, 0, 1, 1, 2]);
});

import { addCode } from './support/add-code.ts';
import { createPost, setFrontPage } from './support/posts.ts';
import { setServices } from './support/services.ts';
import { expect, test } from './support/test.ts';
import { switchTheme, type Theme } from './support/themes.ts';
import { visit } from './support/visit.ts';

// What the plugin writes into pages.

const LISTING = '<!-- wp:ce-widgets/search-listing /-->';

for (const theme of ['twentytwentyfour', 'ce-classic'] satisfies Theme[]) {
  test(`${theme}: the head has payload, script and preloads, and the first hits are in the page`, async ({
    page,
    wordpress,
    demo,
  }) => {
    await setServices(wordpress.php, demo, { tokens: { '--ce-accent': '#7a1f5c' } });
    await switchTheme(wordpress.php, theme);
    const { url } = await createPost(wordpress.php, { post_title: 'Products', post_content: LISTING });
    const tags = await wordpress.php<{
      files: Record<string, { file: string }>;
      islands: Record<string, { preload: string[] }>;
    }>('return CE_Widgets_Files::tags();');
    const html = await (
      await page.request.get(url, { headers: { cookie: 'ce-cookieSettings=%7B%7D' } })
    ).text();
    const preloads = [
      ...html.matchAll(/<link rel="modulepreload" href="[^"]*\/cdn\/([^"]+)" integrity="sha384-[^"]+">/g),
    ];
    const expected = tags.islands['search-listing']?.preload.map((name) => tags.files[name]?.file);
    expect(preloads.map(([, file]) => file).slice(0, expected?.length)).toEqual(expected);
    expect(html).toMatch(/<a href="\/product\/p-\d+">/);
    expect(html).toContain('--ce-accent: #7a1f5c');
    // A visitor who will be asked for cookies waits for that dialog alone.
    const asked = await (await page.request.get(url)).text();
    expect(
      [...asked.matchAll(/modulepreload" href="[^"]*\/cdn\/([a-z-]+)-[^"]+"/g)].map(([, name]) => name),
    ).toContain('cookie-modal');
  });
}

test('the first answers save the calls, and belong to the address', async ({ wordpress, demo, browser }) => {
  await setServices(wordpress.php, demo);
  await createPost(wordpress.php, {
    post_title: 'Products',
    post_content:
      '<!-- wp:ce-widgets/search-listing {"types":["assets","pigments"],"filters":{"i":"coatings"},"size":12} /-->',
  });
  for (const query of ['', '?c=red&c=blue', '?type=pigments&performance=high', '?q=rubelis&sort=name']) {
    const visitor = await visit(browser, wordpress);
    const calls: string[] = [];
    visitor.on('request', (request) => {
      if (/\/(document|manifest)\/search/.test(request.url()) && request.method() === 'POST')
        calls.push(request.url());
    });
    await visitor.goto(`/products/${query}`);
    const status = visitor.locator('[data-ce-widget="search-listing"]');
    await expect(status).toHaveAttribute('data-ce-status', 'ready');
    await expect(visitor.getByRole('heading', { name: /^[\d,]+ (products|documents)/ })).toBeVisible();
    expect(
      calls.filter((url) => /document\/search/.test(url) && !/size/.test(url)),
      query,
    ).toEqual([]);
    await visitor.close();
  }
});

test('the cookie dialog leads to the privacy policy, which it does not cover', async ({
  page,
  wordpress,
  demo,
}) => {
  await setServices(wordpress.php, demo);
  const { id, url } = await createPost(wordpress.php, {
    post_title: 'Privacy',
    post_content: '<p>What we store.</p>',
  });
  await wordpress.php("update_option( 'wp_page_for_privacy_policy', $args );", id);
  await page.goto('/');
  const link = page.getByRole('dialog').getByRole('link', { name: 'Data protection' });
  await expect(link).toHaveAttribute('href', url);
  await page.goto(url);
  await expect(page.locator('[data-ce-widget="notices"]')).toHaveAttribute('data-ce-status', 'ready');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('further fields of the payload replace a list, and add to an object', async ({
  page,
  wordpress,
  demo,
}) => {
  const menu = await wordpress.php<number>(`
    $menu = wp_create_nav_menu( 'Main' );
    foreach ( array( 'One', 'Two' ) as $title ) {
      wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => '/', 'menu-item-status' => 'publish' ) );
    }
    return $menu;`);
  const payload =
    '{"mainMenu":[{"id":"x","menuTitle":"Own"}],"links":{"search":"/search"},"requestRegion":"eu"}';
  await setServices(wordpress.php, demo, { menu, links: { login: '/login' }, payload });
  await page.goto('/');
  const fields = JSON.parse((await page.locator('#ce-payload').textContent()) ?? '');
  expect(fields.mainMenu).toEqual([{ id: 'x', menuTitle: 'Own' }]);
  expect(fields.links).toEqual({ login: '/login', search: '/search' });
  expect(fields.requestRegion).toBe('eu');
});

test('on the static front page a listing keeps its filters, also performance and label', async ({
  wordpress,
  demo,
  browser,
}) => {
  await setServices(wordpress.php, demo);
  const { id } = await createPost(wordpress.php, { post_title: 'Products', post_content: LISTING });
  await setFrontPage(wordpress.php, id);
  const visitor = await visit(browser, wordpress);
  await visitor.goto('/?performance=high&label=new&c=red');
  await expect(visitor.locator('[data-ce-widget="search-listing"]')).toHaveAttribute(
    'data-ce-status',
    'ready',
  );
  expect(new URL(visitor.url()).search).toBe('?performance=high&label=new&c=red');
  // What WordPress would do with the names of the specification.
  await visitor.goto('/?p=1');
  await expect(visitor.locator('[data-ce-widget="search-listing"]')).toHaveCount(0);
});

test('a page of a signed-in user is private, and of this user', async ({ page, wordpress, demo }) => {
  await setServices(wordpress.php, demo);
  const { url } = await createPost(wordpress.php, { post_title: 'Products', post_content: LISTING });
  const remove = addCode(
    wordpress,
    `add_filter( 'ce_widgets_user', function () {
       return isset( $_COOKIE['portal'] ) ? array( 'userId' => 7, 'email' => 'a@example.com', 'token' => 't</script>' ) : null;
     } );`,
  );
  try {
    const own = await page.request.get(url, { headers: { cookie: 'portal=1' } });
    expect(own.headers()['cache-control']).toBe('private, no-cache');
    const html = await own.text();
    expect(html).toContain('"userId":7');
    expect(html).not.toContain('t</script>');
    expect(html).not.toContain('data-ce-answer');
    const visitors = await page.request.get(url);
    expect(visitors.headers()['cache-control']).toBeUndefined();
    expect(await visitors.text()).not.toContain('"userId"');
  } finally {
    remove();
  }
});

test('the script’s tag is the same whatever other plugins make of it, and has the nonce', async ({
  page,
  wordpress,
}) => {
  const remove = addCode(
    wordpress,
    `add_filter( 'script_loader_tag', function ( $tag ) { return str_replace( ' src', ' type="module" async defer src', $tag ); }, 99999 );
     add_filter( 'ce_widgets_nonce', function () { return 'n0nce"'; } );`,
  );
  try {
    const html = await (await page.request.get('/')).text();
    const [tag = ''] = /<script id="ce-widgets-js"[^>]*>/.exec(html) ?? [];
    expect(tag.match(/\bdefer\b/g)).toHaveLength(2); // One is data-no-defer.
    expect(tag).not.toMatch(/\s(type|async)/);
    expect(tag).toContain('nonce="n0nce&quot;"');
    expect(html).toMatch(/<style id="ce-widgets-tokens" nonce="n0nce&quot;">/);
  } finally {
    remove();
  }
  const lists = await wordpress.php<unknown[]>(`
    return array(
      apply_filters( 'rocket_exclude_js', array( 'a.js' ) ),
      apply_filters( 'autoptimize_filter_js_exclude', 'a.js' ),
      apply_filters( 'sgo_javascript_combine_exclude', array() ),
    );`);
  expect(lists).toEqual([['a.js', 'ce-widgets.js'], 'a.js, ce-widgets.js', ['ce-widgets']]);
});

test('hostile texts end no element', async ({ page, wordpress, demo }) => {
  const evil = `</script><img src=x onerror=alert(1)>"'&\u2028`;
  await setServices(wordpress.php, demo, {
    links: { login: `/?${evil}` },
    tokens: { '--ce-font': evil.replace(/[<>]/g, '') },
  });
  const { url } = await createPost(wordpress.php, {
    post_title: 'Products',
    post_content: `<!-- wp:ce-widgets/search-listing ${JSON.stringify({ title: evil }).replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')} /-->`,
  });
  page.on('dialog', () => {
    throw new Error('The text has run.');
  });
  await page.goto(url);
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
  expect(JSON.parse((await page.locator('#ce-payload').textContent()) ?? '').links.login).toBe(`/?${evil}`);
  const props = await page.locator('[data-ce-widget="search-listing"]').getAttribute('data-ce-props');
  expect(JSON.parse(props ?? '').title).toBe(evil);
});

test('the main menu is a menu of WordPress', async ({ page, wordpress, demo }) => {
  const menu = await wordpress.php<number>(`
    $menu = wp_create_nav_menu( 'Main' );
    $add  = function ( $title, $url, $above = 0 ) use ( $menu ) {
      return wp_update_nav_menu_item( $menu, 0, array( 'menu-item-title' => $title, 'menu-item-url' => $url, 'menu-item-status' => 'publish', 'menu-item-type' => 'custom', 'menu-item-parent-id' => $above ) );
    };
    $products = $add( 'Products & more', home_url( '/products/' ) );
    $add( 'Reds', home_url( '/products/?c=red' ), $products );
    return $menu;`);
  await setServices(wordpress.php, demo, { menu });
  const { url } = await createPost(wordpress.php, {
    post_title: 'Home',
    post_content: '<!-- wp:ce-widgets/main-navigation /-->',
  });
  const html = await (await page.request.get(url)).text();
  expect(html).toContain('<nav data-ce-widget="main-navigation"');
  expect(html).toMatch(
    /<a href="[^"]*\/products\/">Products &amp; more<\/a><ul><li><a href="[^"]*c=red">Reds<\/a>/,
  );
  await page.goto(url);
  const payload = JSON.parse((await page.locator('#ce-payload').textContent()) ?? '');
  expect(payload.mainMenu).toEqual([
    {
      id: expect.any(Number),
      menuTitle: 'Products & more',
      link: `${wordpress.url}/products/`,
      children: [{ id: expect.any(Number), menuTitle: 'Reds', link: `${wordpress.url}/products/?c=red` }],
    },
  ]);
});

test('islands have ground and fonts of the theme, unless the settings say otherwise', async ({
  page,
  wordpress,
  demo,
}) => {
  await setServices(wordpress.php, demo, { tokens: { '--ce-heading-font': 'Georgia' } });
  const { url } = await createPost(wordpress.php, { post_title: 'Products', post_content: LISTING });
  await page.goto(url);
  const listing = page.locator('[data-ce-widget="search-listing"]');
  await expect(listing).toHaveAttribute('data-ce-status', 'ready');
  const body = await page.evaluate(() => getComputedStyle(document.body).fontFamily);
  const count = listing.getByText(/^\d+ products$/);
  await expect(count).toHaveCSS('font-family', 'Georgia');
  await expect(listing.getByRole('link').first()).toHaveCSS('font-family', body);
  const ground = await page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    probe.style.backgroundColor = 'var(--ce-ground)';
    return [getComputedStyle(probe).backgroundColor, getComputedStyle(document.body).backgroundColor];
  });
  expect(ground[0]).toBe(ground[1]);
});

test('the admin bar covers nothing that sticks to the top', async ({ page, wordpress, demo }) => {
  await setServices(wordpress.php, demo);
  const { url } = await createPost(wordpress.php, { post_title: 'Products', post_content: LISTING });
  await wordpress.login(page, 'editor');
  await page.goto(url);
  await expect(page.locator('[data-ce-widget="search-listing"]')).toHaveAttribute('data-ce-status', 'ready');
  const top = await page.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue('--ce-compare-top'),
  );
  expect(top.trim()).toBe('32px');
});

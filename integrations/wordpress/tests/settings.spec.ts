import { checkAxe } from '../../../e2e/support/axe.ts';
import { addCode } from './support/add-code.ts';
import { deactivatePlugin, uninstallPlugin } from './support/plugin.ts';
import { createPost } from './support/posts.ts';
import { servicesOf, setServices } from './support/services.ts';
import { expect, test } from './support/test.ts';

const SETTINGS = '/wp-admin/options-general.php?page=ce-widgets';

test('an administrator enters the services and sees what answers', async ({ page, wordpress, demo }) => {
  await wordpress.login(page, 'administrator');
  await page.goto(SETTINGS);
  for (const [name, address] of Object.entries(servicesOf(demo))) {
    await page
      .getByLabel(name, { exact: false })
      .and(page.locator(`[name="ce_widgets[services][${name}]"]`))
      .fill(address);
  }
  await page.getByLabel('Login', { exact: true }).fill('/login');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  await expect(page.getByLabel('Login', { exact: true })).toHaveValue('/login');
  await page.getByRole('button', { name: 'Check what answers' }).click();
  const lines = page.locator('#ce-widgets-check-result').getByRole('listitem');
  await expect(lines).toHaveCount(6);
  await expect(lines.filter({ hasText: '✗' })).toHaveCount(0);
  await checkAxe(page, { include: '.wrap' });
});

test('the check names what is wrong, and what to do', async ({ page, wordpress, demo }) => {
  const { search, user } = servicesOf(demo);
  await wordpress.php('update_option( CE_Widgets_Settings::OPTION, $args );', {
    services: { search: user, user: 'http://localhost:9', document: `${wordpress.url}/`, backend: search },
  });
  await wordpress.login(page, 'administrator');
  await page.goto(SETTINGS);
  await page.getByRole('button', { name: 'Check what answers' }).press('Enter');
  const lines = page.locator('#ce-widgets-check-result').getByRole('listitem');
  await expect(lines.filter({ hasText: 'user' })).toContainText('Cannot be reached');
  await expect(lines.filter({ hasText: 'search' })).toContainText('correct the address');
  await expect(lines.filter({ hasText: 'site' })).toContainText('No address is set');
  await expect(page.getByRole('button', { name: 'Check what answers' })).toBeFocused();
});

test('what is wrong in the form is said, and the last values stay', async ({ page, wordpress, demo }) => {
  await setServices(wordpress.php, demo, { payload: '{"requestRegion":"eu"}' });
  await wordpress.login(page, 'administrator');
  await page.goto(SETTINGS);
  await page.getByLabel('Address of the files').fill('http://localhost:9/files/');
  await page.getByLabel('Further fields of the payload').fill('{"requestRegion"');
  await page.getByLabel('--ce-accent').fill('red; } body { display: none');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('The address of the files was not saved')).toBeVisible();
  await expect(page.getByText('The further fields of the payload were not saved')).toBeVisible();
  await expect(page.getByLabel('Further fields of the payload')).toHaveValue('{"requestRegion":"eu"}');
  await expect(page.getByLabel('Address of the files')).toHaveValue('');
  await expect(page.getByLabel('--ce-accent')).toHaveValue('red  body  display: none');
});

test('files from another address have the hashes of that build', async ({ page, wordpress, demo }) => {
  await setServices(wordpress.php, demo);
  await wordpress.login(page, 'administrator');
  await page.goto(SETTINGS);
  await page.getByLabel('Address of the files').fill(`${demo}/ce/`);
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  const tag = await page.request.get('/').then((response) => response.text());
  expect(tag).toMatch(new RegExp(`src="${demo}/ce/ce-widgets.js" integrity="sha384-`));
});

test('script and payload are set only by administrators who may save any HTML', async ({
  page,
  wordpress,
  demo,
}) => {
  await setServices(wordpress.php, demo, { payload: '{"requestRegion":"eu"}' });
  await wordpress.login(page, 'administrator');
  // As on a network of sites.
  const remove = addCode(
    wordpress,
    `add_filter( 'map_meta_cap', function ( $needed, $capability ) {
       return 'unfiltered_html' === $capability ? array( 'do_not_allow' ) : $needed;
     }, 10, 2 );`,
  );
  try {
    await page.goto(SETTINGS);
    await expect(page.getByLabel('Address of the files')).toBeDisabled();
    await expect(page.getByText('Only users who may save any HTML can change these')).toBeVisible();
    await page.locator('fieldset:disabled').evaluate((fields: HTMLFieldSetElement) => {
      fields.disabled = false;
    });
    await page.getByLabel('Address of the files').fill(`${demo}/ce/`);
    await page.getByLabel('Further fields of the payload').fill('{}');
    await page.getByLabel('Login', { exact: true }).fill('login');
    await page.getByRole('button', { name: 'Save Changes' }).click();
    await expect(page.getByText('The address “login” was not saved')).toBeVisible();
    await expect(page.getByLabel('Address of the files')).toHaveValue('');
    await expect(page.getByLabel('Further fields of the payload')).toHaveValue('{"requestRegion":"eu"}');
  } finally {
    remove();
  }
});

test('only administrators see settings and check', async ({ page, wordpress }) => {
  await wordpress.login(page, 'editor');
  await page.goto(SETTINGS);
  await expect(page.getByText('Sorry, you are not allowed to access this page.')).toBeVisible();
  const { status } = await wordpress.php<{ status: number }>(`
    wp_set_current_user( get_user_by( 'login', 'editor' )->ID );
    return array( 'status' => rest_do_request( new WP_REST_Request( 'POST', '/ce-widgets/v1/check' ) )->get_status() );`);
  expect(status).toBe(403);
});

test('deactivated, what editors wrote stays; uninstalled, nothing is left', async ({
  page,
  wordpress,
  demo,
}) => {
  await setServices(wordpress.php, demo);
  const { url } = await createPost(wordpress.php, {
    post_title: 'Products',
    post_content:
      '<!-- wp:ce-widgets/search-listing --><!-- wp:paragraph --><p>Ask us.</p><!-- /wp:paragraph --><!-- /wp:ce-widgets/search-listing --><!-- wp:ce-widgets/product-detail {"productId":"p-0147"} /-->',
  });
  await page.request.get(url);
  const left = `
    global $wpdb;
    return $wpdb->get_col( "SELECT option_name FROM {$wpdb->options} WHERE option_name LIKE '%ce_widgets%'" );`;
  expect((await wordpress.php<string[]>(left)).length).toBeGreaterThan(2);
  await deactivatePlugin(wordpress.php);
  const html = await (await page.request.get(url)).text();
  expect(html).toContain('Ask us.');
  expect(html).not.toContain('ce-payload');
  await uninstallPlugin(wordpress.php);
  expect(await wordpress.php<string[]>(left)).toEqual([]);
});

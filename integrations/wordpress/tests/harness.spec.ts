import { openEditor } from './support/editor.ts';
import { phpLog } from './support/php-log.ts';
import { activatePlugin, deactivatePlugin, isPluginActive, uninstallPlugin } from './support/plugin.ts';
import { createPost, setFrontPage } from './support/posts.ts';
import { expect, test } from './support/test.ts';
import { switchTheme, type Theme } from './support/themes.ts';
import { PASSWORD } from './support/users.ts';

test('an administrator logs in by the form and opens the block editor', async ({ page, wordpress }) => {
  await page.goto('/wp-login.php');
  await page.getByLabel('Username or Email Address').fill('admin');
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Log In' }).click();
  await expect(page.getByRole('heading', { name: 'Dashboard', level: 1 })).toBeVisible();
  const { id } = await createPost(wordpress.php, { post_title: 'Pigments', post_content: '<p>Red</p>' });
  const { canvas } = await openEditor(page, id);
  await expect(canvas.getByRole('textbox', { name: 'Add title' })).toHaveText('Pigments');
});

test('an author, who may not save any HTML, publishes a post', async ({ page, wordpress }) => {
  await wordpress.login(page, 'author');
  const { canvas, publish } = await openEditor(page, 'new post');
  await canvas.getByRole('textbox', { name: 'Add title' }).fill('Ochre');
  await publish();
  await page.goto('/ochre/');
  await expect(page.getByRole('heading', { name: 'Ochre', level: 1 })).toBeVisible();
  const may = "return user_can( get_user_by( 'login', $args ), 'unfiltered_html' );";
  expect(await wordpress.php(may, 'author')).toBe(false);
  expect(await wordpress.php(may, 'admin')).toBe(true);
});

for (const theme of ['twentytwentyfour', 'ce-classic'] satisfies Theme[]) {
  test(`shows a page as the front page in ${theme}`, async ({ page, wordpress }) => {
    await switchTheme(wordpress.php, theme);
    const post = { post_title: 'Pigments', post_content: '<p data-shade="5">Red iron oxide</p>' };
    const { id, url } = await createPost(wordpress.php, post);
    await setFrontPage(wordpress.php, id);
    expect(await wordpress.php('return get_permalink( $args );', id)).toBe(`${wordpress.url}/`);
    expect(url).toBe(`${wordpress.url}/pigments/`);
    await page.goto('/');
    await expect(page.locator('p[data-shade="5"]')).toHaveText('Red iron oxide');
  });
}

test('the plugin is deactivated, activated and uninstalled', async ({ wordpress: { php } }) => {
  expect(await isPluginActive(php)).toBe(true);
  await deactivatePlugin(php);
  expect(await isPluginActive(php)).toBe(false);
  await activatePlugin(php);
  expect(await isPluginActive(php)).toBe(true);
  await uninstallPlugin(php);
  expect(await isPluginActive(php)).toBe(false);
});

test('a test starts where all tests start', async ({ wordpress: { php } }) => {
  expect(await isPluginActive(php)).toBe(true);
  expect(await php("return get_option( 'stylesheet' );")).toBe('twentytwentyfour');
  expect(await php("return (bool) get_user_by( 'login', 'author' );")).toBe(false);
});

test('PHP says what is wrong', async ({ wordpress: { php } }) => {
  await expect(php("return new WP_Error( 'x', 'No pigment.' );")).rejects.toThrow('No pigment.');
  await expect(php('return missing_function();')).rejects.toThrow('undefined function missing_function()');
});

test('the log has what PHP reports of the plugin', async ({ wordpress: { folder, php } }) => {
  const log = phpLog(folder);
  await php("trigger_error( 'At home' ); trigger_error( 'In /plugins/ce-widgets/' );");
  expect(log.ofPlugin()).toEqual([expect.stringContaining('PHP Notice:  In /plugins/ce-widgets/')]);
  log.clear();
  expect(log.ofPlugin()).toEqual([]);
});

test('the site and the services of the demo can call each other', async ({ page, wordpress, demo }) => {
  await page.goto('/');
  const port = Number(new URL(demo).port) + 2;
  const search = `http://localhost:${port}/api/v1/document/search?type=pigments`;
  const status = await page.evaluate(async (url) => (await fetch(url, { method: 'POST' })).status, search);
  expect(status).toBe(200);
  const fromPhp = 'return wp_remote_retrieve_response_code( wp_remote_post( $args ) );';
  expect(await wordpress.php(fromPhp, search)).toBe(200);
});

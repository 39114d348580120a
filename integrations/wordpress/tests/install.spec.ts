import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from './support/test.ts';

const BUILD = join(import.meta.dirname, '../build');

/** All that a plugin can leave behind: names of options, transients among them, of metadata and of tables. */
const STORED_NAMES = `
  global $wpdb;
  return array_merge(
    $wpdb->get_col( "SELECT option_name FROM $wpdb->options" ),
    $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->usermeta" ),
    $wpdb->get_col( "SELECT DISTINCT meta_key FROM $wpdb->postmeta" ),
    $wpdb->get_col( 'SHOW TABLES' )
  );`;

test('a site’s owner uploads the ZIP as an update, and deletes the plugin without a trace', async ({
  page,
  wordpress: { folder, php, login },
}) => {
  const storedNames = async () =>
    (await php<string[]>(STORED_NAMES)).filter((name) => /ce.widgets/.test(name));
  await login(page, 'administrator');
  await page.goto('/wp-admin/plugin-install.php?tab=upload');
  const zip = readdirSync(BUILD).find((file) => file.endsWith('.zip')) ?? '';
  await page.getByLabel('Plugin zip file').setInputFiles(join(BUILD, zip));
  await page.getByRole('button', { name: 'Install Now' }).click();
  await page.getByRole('link', { name: 'Replace current with uploaded' }).click();
  await expect(page.getByText('Plugin updated successfully.')).toBeVisible();
  await page.goto('/wp-admin/options-general.php?page=ce-widgets');
  await page.getByRole('button', { name: 'Save Changes' }).click();
  await expect(page.getByText('Settings saved.')).toBeVisible();
  expect(await storedNames()).not.toEqual([]);
  await php(`
    deactivate_plugins( 'ce-widgets/ce-widgets.php' );
    return delete_plugins( array( 'ce-widgets/ce-widgets.php' ) );`);
  expect(await storedNames()).toEqual([]);
  expect(existsSync(join(folder, 'wp-content/plugins/ce-widgets'))).toBe(false);
});

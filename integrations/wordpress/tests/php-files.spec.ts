import { expect, test } from './support/test.ts';

test('this PHP can read every file of the plugin', async ({ wordpress, versions }) => {
  const { version, files, errors } = await wordpress.php<{
    version: string;
    files: number;
    errors: string[];
  }>(`
    $errors = array();
    $files  = 0;
    $folder = new RecursiveDirectoryIterator( WP_PLUGIN_DIR . '/ce-widgets', FilesystemIterator::SKIP_DOTS );
    foreach ( new RecursiveIteratorIterator( $folder ) as $file ) {
      if ( 'php' !== $file->getExtension() ) {
        continue;
      }
      ++$files;
      try {
        token_get_all( file_get_contents( $file->getPathname() ), TOKEN_PARSE );
      } catch ( ParseError $error ) {
        $errors[] = $file->getPathname() . ':' . $error->getLine() . ' ' . $error->getMessage();
      }
    }
    return array( 'version' => PHP_VERSION, 'files' => $files, 'errors' => $errors );`);
  expect(version).toMatch(new RegExp(`^${versions.php}\\.`));
  expect(files).toBeGreaterThan(0);
  expect(errors).toEqual([]);
});

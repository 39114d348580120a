import { build } from 'esbuild';
import { expect, it } from 'vitest';
import { ownCodeOnly } from '../../../scripts/build/own-code-only.ts';
import { ROOT } from '../../../scripts/build/paths.ts';

const bundle = (contents: string, external: string[] = []) =>
  build({
    stdin: { contents, resolveDir: ROOT },
    bundle: true,
    write: false,
    logLevel: 'silent',
    external,
    plugins: [ownCodeOnly],
  });

it('fails where code of a package is bundled', async () => {
  await expect(bundle("import ky from 'ky'; console.log(ky);")).rejects.toThrow(
    /node_modules\/ky.* is bundled/,
  );
});

it('lets packages of the manifest be imported', async () => {
  await expect(bundle("import ky from 'ky'; console.log(ky);", ['ky'])).resolves.toBeDefined();
});

import { build, type Plugin } from 'esbuild';
import { expect, test } from 'vitest';
import { ownModules } from '../../../scripts/build/own-modules.ts';

/** As tsup does, whose plugin comes first and takes every path that ends in `.css`. */
const rival: Plugin = {
  name: 'rival',
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, () => ({ contents: '.taken {}', loader: 'css' }));
  },
};

test('a stylesheet is text, also beside a plugin that takes stylesheets', async () => {
  const { outputFiles } = await build({
    stdin: {
      contents: `import css from './editor-box.css'; import snippets from 'virtual:island-snippets'; console.log(css, snippets.login)`,
      resolveDir: 'src/mount/editor',
    },
    bundle: true,
    write: false,
    outdir: 'out',
    plugins: [rival, ownModules],
  });
  expect(outputFiles).toHaveLength(1);
  expect(outputFiles[0]?.text).toContain('.box{');
  expect(outputFiles[0]?.text).toContain('data-ce-open="login"');
});

test('the names of props are those of the contracts', async () => {
  const { outputFiles } = await build({
    stdin: { contents: `import names from 'virtual:prop-names'; console.log(names)` },
    bundle: true,
    write: false,
    format: 'esm',
    plugins: [ownModules],
  });
  expect(outputFiles[0]?.text).toMatch(/"back-to-top": \["breakpoint"\]/);
});

test('no module is named by the path of the project, which would be in the names of chunks', async () => {
  const { metafile } = await build({
    stdin: {
      contents: `import css from './editor-box.css'; console.log(css)`,
      resolveDir: 'src/mount/editor',
    },
    bundle: true,
    write: false,
    metafile: true,
    plugins: [ownModules],
  });
  expect(Object.keys(metafile.inputs)).toContain('css-text:src/mount/editor/editor-box.css?text');
});

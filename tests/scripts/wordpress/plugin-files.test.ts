import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { WordPressIsland } from '../../../scripts/wordpress/contracts-for-wordpress.ts';
import { pluginFiles } from '../../../scripts/wordpress/plugin-files.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'ce-plugin-files-test-'));
  write({
    'plugin/ce-widgets.php': '<?php\n/**\n * Plugin Name: ce-widgets\n * Version: 0.0.0-dev\n */\n',
    'plugin/includes/page.php': "<?php\n__( 'Page', 'ce-widgets' );\n",
    'plugin/readme.txt': 'Stable tag: 0.0.0-dev\n',
    'plugin/assets/icon.png': '0.0.0-dev',
    'cdn/ce-widgets.js': 'loader 0.0.0-dev',
    'cdn/ce-widgets.js.map': '{}',
    'cdn/ce-widgets.js.br': '',
    'cdn/core-AbCd1234.js': 'core',
    'cdn/demo/ui-parts.js': 'demo',
    'cdn/manifest.json': '[]',
    'cdn/tags.json': '{}',
    'cdn/THIRD-PARTY-LICENSES.txt': 'MIT',
  });
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(files: Record<string, string>): void {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
}

function island(name: string, isPlaced: boolean): WordPressIsland {
  const title = `Title of ${name}`;
  return {
    name,
    title,
    group: 'page',
    summary: '',
    isPlaced,
    isOpened: !isPlaced,
    element: 'div',
    fields: [],
  };
}

function built(): Record<string, string> {
  const files = pluginFiles({
    sources: join(folder, 'plugin'),
    cdn: join(folder, 'cdn'),
    contracts: {
      islands: [island('search-listing', true), island('login', false)],
      services: {},
      links: {},
      tokens: {},
    },
    version: '1.2.0',
  });
  return Object.fromEntries([...files].map(([path, content]) => [path, Buffer.from(content).toString()]));
}

test('has the sources, what is generated and the files that a browser loads', () => {
  expect(Object.keys(built()).sort()).toEqual([
    'assets/icon.png',
    'blocks/search-listing/block.json',
    'cdn/THIRD-PARTY-LICENSES.txt',
    'cdn/ce-widgets.js',
    'cdn/core-AbCd1234.js',
    'cdn/tags.json',
    'ce-widgets.php',
    'includes/generated/contracts.json',
    'includes/page.php',
    'languages/ce-widgets.pot',
    'readme.txt',
  ]);
});

test('has the version in its own texts only', () => {
  const files = built();
  expect(files['ce-widgets.php']).toContain('Version: 1.2.0\n');
  expect(files['readme.txt']).toBe('Stable tag: 1.2.0\n');
  expect(files['assets/icon.png']).toBe('0.0.0-dev');
  expect(files['cdn/ce-widgets.js']).toBe('loader 0.0.0-dev');
});

test('has the texts for translators, the contracts, and a block for each island that is placed', () => {
  const files = built();
  expect(files['languages/ce-widgets.pot']).toContain('#: includes/page.php:2\nmsgid "Page"\n');
  expect(files['languages/ce-widgets.pot']).toContain('msgid "Title of search-listing"\n');
  const { islands } = JSON.parse(files['includes/generated/contracts.json'] ?? '');
  expect(islands.map(({ name }: WordPressIsland) => name)).toEqual(['search-listing', 'login']);
  expect(JSON.parse(files['blocks/search-listing/block.json'] ?? '')).toMatchObject({
    name: 'ce-widgets/search-listing',
    version: '1.2.0',
  });
});

test('refuses a plugin without a version', () => {
  write({ 'plugin/readme.txt': 'Stable tag: 1.0.0\n' });
  expect(built).toThrow('readme.txt has no version: write 0.0.0-dev where it belongs.');
});

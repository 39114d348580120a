import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { OutputChunk } from 'rollup';
import { expect, it } from 'vitest';
import { ROOT } from '../../../scripts/build/paths.ts';
import { bundledPackages, licensesText } from '../../../scripts/build/third-party-licenses.ts';

const chunk = (modules: Record<string, number>) =>
  ({
    modules: Object.fromEntries(
      Object.entries(modules).map(([id, renderedLength]) => [id, { renderedLength }]),
    ),
  }) as unknown as OutputChunk;

it('finds the packages that have code in the files, each once', () => {
  const chunks = [
    chunk({ '/a/node_modules/ky/index.js': 10, '\0/a/node_modules/react/index.js?commonjs-module': 5 }),
    chunk({
      '/a/node_modules/@floating-ui/core/dist/core.mjs': 7,
      '/a/node_modules/ky/more.js': 3,
      '/a/node_modules/jose/index.js': 0,
      '/a/src/lib/urls.ts': 9,
    }),
  ];
  expect(bundledPackages(chunks)).toEqual([
    '/a/node_modules/@floating-ui/core',
    '/a/node_modules/ky',
    '/a/node_modules/react',
  ]);
});

it('gives the name, the version and the licence of each', () => {
  const text = licensesText([`${ROOT}node_modules/react`, `${ROOT}node_modules/ky`]);
  expect(text).toMatch(/^react [\d.]+ \(MIT\)$/m);
  expect(text).toContain('Copyright (c) Meta Platforms');
  expect(text).toMatch(/^ky [\d.]+ \(MIT\)$/m);
  expect(text).toContain('Sindre Sorhus');
});

it('refuses a package without a licence', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'ce-licence-')), 'node_modules/bare');
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{"name":"bare","version":"1.0.0"}');
  expect(() => licensesText([folder])).toThrow('bare has no licence text');
});

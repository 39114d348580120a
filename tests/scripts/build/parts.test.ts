import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Plugin } from 'rollup';
import { expect, it } from 'vitest';
import { minifyCss } from '../../../scripts/build/css-text.ts';
import { renderCookieModal } from '../../../scripts/build/render-cookie-modal.ts';
import { virtualModules } from '../../../scripts/build/virtual-modules.ts';

it('minifies a stylesheet without changing what it says', () => {
  const path = join(mkdtempSync(join(tmpdir(), 'ce-css-')), 'a.css');
  writeFileSync(path, '/* note */\n.a {\n  color: light-dark(#000, #fff);\n  margin: 0px;\n}\n');
  expect(minifyCss(path)).toBe('.a{color:light-dark(#000,#fff);margin:0}');
});

it('gives virtual modules, and leaves all others alone', () => {
  const { resolveId, load } = virtualModules({ 'virtual:a': 'export default 1' }) as Required<Plugin> & {
    resolveId: (id: string) => string | null;
    load: (id: string) => string | null;
  };
  const id = resolveId('virtual:a');
  expect(load(id as string)).toBe('export default 1');
  expect(resolveId('virtual:b')).toBeNull();
  expect(load('/src/a.ts')).toBeNull();
});

it('renders the cookie modal to HTML that a strict policy allows: no style, no script, no listener', async () => {
  const html = await renderCookieModal();
  expect(html).toMatch(/^<dialog [^>]*closedby="none"/);
  expect(html).not.toMatch(/<style|<script| style=| on\w+=/);
});

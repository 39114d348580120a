import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { checkWords } from '../../scripts/check-words.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'ce-words-'));
});
afterEach(() => rmSync(root, { recursive: true }));

function plant(path: string, code: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), code);
}

describe('refuses a word outside its meaning', () => {
  test.each<[path: string, code: string, name: string, instead: string]>([
    ['src/listing/a.ts', 'const place = 1;', 'place', 'say index, number'],
    ['src/ui/chart/a.ts', 'function placeOf() {}', 'placeOf', 'say index, number'],
    ['src/lib/a.ts', 'const f = ([part]: string[]) => part;', 'part', 'say chunk, piece'],
    ['src/lib/a.ts', 'function f({ size: part = 1 }) {}', 'part', 'say chunk, piece'],
    ['widgets/a/a.ts', 'function StatusPage() {}', 'StatusPage', 'say screen'],
    ['src/listing/a.ts', 'const PAGE_SIZE = 24;', 'PAGE_SIZE', 'batch for hits'],
    ['src/comparison/a.ts', 'let draft: string;', 'draft', 'say typed'],
    ['demo/server/a.ts', 'class A { tell() {} }', 'tell', 'say announce'],
    ['src/domain/a.ts', 'type Catalogue = string;', 'Catalogue', 'technicalEntries'],
    ['src/store/a.ts', 'interface A { wayBack: string }', 'wayBack', 'say writer'],
    ['src/store/a.ts', 'type F = (thing: string) => void;', 'thing', 'say what it is'],
    ['src/mount/a.ts', 'interface A { lookOver(): void }', 'lookOver', 'say check'],
    ['src/ui/a.ts', 'for (const SHEET_NAME of []) {}', 'SHEET_NAME', 'say stylesheet'],
  ])('%s: %s', (path, code, name, instead) => {
    plant(path, `// first line\n${code}\n`);
    const problems = checkWords(root);
    expect(problems).toHaveLength(1);
    expect(problems[0]).toContain(`${path}:2  '${name}': `);
    expect(problems[0]).toContain(instead);
  });
});

describe('allows', () => {
  test.each<[what: string, path: string, code: string]>([
    ['the word in its meaning', 'src/mount/a.ts', 'const place = document.body;'],
    ['React parts', 'src/product/parts/a.tsx', 'export function MediumPart() {}'],
    ['the names of fields of the service', 'src/domain/formulation/a.ts', 'interface A { parts: string[] }'],
    ['other words that contain it', 'src/lib/a.ts', 'const [partial, replaced, always] = [];'],
    [
      'keys and imports, which are named elsewhere',
      'src/lib/a.ts',
      "import { part } from './b.ts';\nf({ part });",
    ],
    ['what is destructured, too', 'src/lib/a.ts', 'const { part } = f();'],
  ])('%s', (_what, path, code) => {
    plant(path, code);
    expect(checkWords(root)).toEqual([]);
  });
});

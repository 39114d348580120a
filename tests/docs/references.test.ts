import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it, test } from 'vitest';
import { deadLinks, parseDocument, readDocument } from './markdown.ts';
import { deadReferences, rowsNamedIn } from './references.ts';

const CODE = [
  '*.config.ts',
  '{src,widgets,demo,tests,e2e,webkit,scripts,bench}/**/*.{ts,tsx,css,html,yaml,js}',
  'integrations/wordpress/{plugin,tests}/**/*.{ts,js,php}',
];
// These name references that are dead on purpose.
const code = globSync(CODE).filter((path) => !path.startsWith('tests/docs/'));
const documents = globSync(['*.md', 'docs/**/*.md']);

test('every reference in the code leads to an entry of the documents', () => {
  const dead = code.flatMap((path) =>
    deadReferences(readFileSync(path, 'utf8')).map(
      ({ line, reference, problem }) => `${path}:${line} ${reference}: ${problem}`,
    ),
  );
  expect(code.length).toBeGreaterThan(1000);
  expect(dead).toEqual([]);
});

test('every row of product, search and collections is named by a test', () => {
  const tests = code.filter((path) => /^(tests|e2e)\/.*\.(test|spec)\.tsx?$/.test(path));
  const named = new Set(tests.flatMap((path) => rowsNamedIn(readFileSync(path, 'utf8'))));
  const rows = Array.from({ length: 245 - 136 + 1 }, (_, index) => `${136 + index}`);
  expect(rows.filter((row) => !named.has(row))).toEqual([]);
});

test.each(documents)('every link and path of %s leads somewhere', (path) => {
  expect(deadLinks(path, readDocument(path))).toEqual([]);
});

describe('a reference', () => {
  it.each([
    'spec S§9',
    'spec S§2–S§5, S§7',
    'spec S§3 "Active user"',
    'spec P§3\n * "Pigment"',
    'decision 42',
    'Decision 86 wants',
    'decisions 28, 78 and B20',
    'decision\n  // 9',
    'row 135',
    'rows 6 to 9, 250',
    'rows 76–82',
    'docs/architecture.md,\n * "Payload, store, events"',
    'docs/guide/secure.md, "Integrity"',
  ])('the text %j leads to an entry of a document', (text) => expect(deadReferences(text)).toEqual([]));

  it.each([
    ['spec S§10', 'there is no section S§10'],
    ['§4', 'say which specification: `spec S§2` (shell) or `spec P§7` (product)'],
    ['spec S§3 "Pigment"', 'there is no heading "Pigment"'],
    ['decision 89', 'there is no decision 89'],
    ['decisions 42 and B48', 'there is no decision B48'],
    ['row 951', 'there is no row 951'],
    ['rows 949–952', 'there is no row 949'],
    ['rows 1 to 3,\n * 900', 'there is no row 900'],
    ['docs/architecture.md, "Garden"', 'there is no heading "Garden"'],
    ['docs/guide/secure.md, "Garden"', 'there is no heading "Garden"'],
    ['docs/guide/garden.md, "Integrity"', 'there is no docs/guide/garden.md'],
    ['README, "Integrity"', 'name the page of the guide: `docs/guide/secure.md, "Integrity"`'],
    ['design, "Builds"', 'name the document: `docs/architecture.md, "Builds"`'],
    ['shell\n * specification', 'write `spec S§2` (shell) or `spec P§7` (product)'],
  ])('the text %j leads nowhere, and its problem is named', (text, problem) => {
    expect(deadReferences(`\n${text}`)).toMatchObject([{ line: 2, problem }]);
  });
});

describe('a link', () => {
  const deadIn = (markdown: string) => deadLinks('docs/decisions.md', parseDocument(markdown));

  it.each([
    '[a](../README.md#one-page)',
    '[a](#one)\n\n# One',
    '[a](#one-1)\n\n# One\n\n# One',
    '[a](#p7-calls)\n\n## P§7 Calls',
    '[a](#here)\n\n<a id="here"></a>',
    '[decision 1]\n\n[decision 1]: decisions.md#decision-1',
    '[a](https://example.com/#nowhere)',
    '`[a](#nowhere)` and `src/lib`',
    '`…/rules/change-query.ts` and `read-payload.ts`',
  ])('the text %j leads to a file or a heading', (markdown) => expect(deadIn(markdown)).toEqual([]));

  it.each([
    ['[a](missing.md)', 'missing.md'],
    ['[a](../README.md#nowhere)', '../README.md#nowhere'],
    ['[a](#one)\n\n```\n# One\n```', '#one'],
    ['[b]: decisions.md#decision-0', 'decisions.md#decision-0'],
    ['see [decision 1]', 'decision 1'],
    ['`src/nowhere.ts`', 'src/nowhere.ts'],
    ['`…/rules/nowhere.ts`', '…/rules/nowhere.ts'],
  ])('the text %j leads nowhere, and is named', (markdown, dead) => expect(deadIn(markdown)).toEqual([dead]));
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from 'vitest';
import { originsFor } from '../../demo/server/base/ports.ts';
import { demoPassword } from '../../demo/server/ground/users/seed.ts';
import { identities } from '../../demo/server/site/identities.ts';
import { readPayload } from '../../src/payload/read-payload.ts';
import { readDocument } from './markdown.ts';
import { rowsAfter } from './tables.ts';

const readme = readFileSync('README.md', 'utf8');
const pages = globSync('docs/guide/*.md');

test('is short enough to be read, and names each page of the guide once', () => {
  expect(readme.trimEnd().split('\n').length).toBeLessThanOrEqual(150);
  const named = [...readme.matchAll(/\]\((docs\/guide\/[\w-]+\.md)\)/g)].map(([, path]) => path);
  expect(named.toSorted()).toEqual(pages.toSorted());
});

test('calls each page of the guide by its title', () => {
  for (const path of pages) {
    const [title = ''] = readDocument(path).headings;
    expect(readme).toContain(`[${title}](${path})`);
  }
});

test('the payload of the first snippet is valid, with the addresses of the demo', () => {
  const [, json = ''] = /id="ce-payload">\s*(\{.*?\})\s*<\/script>/s.exec(readme) ?? [];
  const { payload, errors } = readPayload({ fields: JSON.parse(json), json });
  expect(errors).toEqual([]);
  expect(Object.keys(payload)).toEqual(expect.arrayContaining(Object.keys(JSON.parse(json))));
  expect(payload.services).toEqual(originsFor(4400));
});

test('names accounts of the demo, with their password', () => {
  const rows = rowsAfter(readme, '### Demo accounts');
  expect(readme).toContain(`\`${demoPassword}\``);
  expect(rows.length).toBeGreaterThan(5);
  for (const [email, key, summary] of rows) {
    expect(identities).toContainEqual(expect.objectContaining({ email, key, summary }));
  }
});

/** What npm packs, as `files` of package.json says. */
function isShipped(path: string): boolean {
  const { files } = JSON.parse(readFileSync('package.json', 'utf8')) as { files: string[] };
  return files.some((each) => path === each || path.startsWith(`${each}/`));
}

test.each(['README.md', 'CHANGELOG.md', ...pages])('%s links to nothing that the package lacks', (path) => {
  const links = readDocument(path).links.filter((target) => !/^([a-z]+:|#)/.test(target));
  const files = links.map((target) => join(dirname(path), target.replace(/#.*/, '')));
  expect(isShipped(path)).toBe(true);
  expect(files.filter((file) => !isShipped(file))).toEqual([]);
});

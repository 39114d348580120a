import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { SiteEnvironment } from '../../../../../demo/server/ground/session/session.ts';
import { createPages } from '../../../../../demo/server/pages/app.ts';
import { addressOf, guideDocuments, readGuide } from '../../../../../demo/server/pages/guide/read-guide.ts';
import { fakeDependencies, fakeSession, HOSTILE } from '../fake-dependencies.ts';

const app = new Hono<SiteEnvironment>();
app.use(async (c, next) => {
  c.set('session', fakeSession({}));
  await next();
});
app.route(
  '/',
  createPages(fakeDependencies(), async () => []),
);

const read = async (path: string) => (await app.request(path)).text();
const addresses = guideDocuments(readGuide()).map(addressOf);
const pages = new Map(await Promise.all(addresses.map(async (path) => [path, await read(path)] as const)));

test.each(addresses)('%s has one title, and its own mark in the list of pages', (path) => {
  const page = pages.get(path) ?? '';
  expect(page.match(/<h1/g)).toHaveLength(1);
  expect(page.match(/<a href="[^"]*" aria-current="page">/g)).toEqual([
    `<a href="${path}" aria-current="page">`,
  ]);
  expect(page).toMatch(/<p class="lead">./);
});

test.each(addresses)('every link of %s to the guide leads to a page and a heading', (path) => {
  const [main = ''] = /<main.*<\/main>/s.exec(pages.get(path) ?? '') ?? [];
  const links = [...main.matchAll(/href="(#[^"]*|\/guide[^"]*)"/g)].map(([, link = '']) => link);
  const dead = links.filter((link) => {
    const { pathname, hash } = new URL(link, `http://demo.example${path}`);
    return !pages.has(pathname) || !pages.get(pathname)?.includes(hash && `id="${hash.slice(1)}"`);
  });
  expect(links.length).toBeGreaterThan(10);
  expect(dead).toEqual([]);
});

test('each document leads to the next, and the last one nowhere', () => {
  const next = addresses.map((path) => /rel="next" href="([^"]*)"/.exec(pages.get(path) ?? '')?.[1]);
  expect(next).toEqual([...addresses.slice(1), undefined]);
});

test('a search names what it finds, and marks the words', async () => {
  const page = await read('/guide?q=edge+solr');
  expect(page).toContain('No section with “edge solr”.');
  const found = await read('/guide?q=Solr');
  expect(found).toMatch(/\d+ sections with “Solr”/);
  expect(found).toContain('<a href="/guide/cache-and-scale#search-from-solr">Search from Solr</a>');
  expect(found).toContain('<mark>Solr</mark>');
  expect(found).toContain('value="Solr"');
});

test('a search with marks of HTML or of patterns shows them as text', async () => {
  const page = await read(`/guide?q=${encodeURIComponent(HOSTILE)}`);
  expect(page).not.toContain('<img src=x');
  expect((await app.request('/guide?q=(%5B*')).status).toBe(200);
});

import { beforeAll, expect, test } from 'vitest';
import { groups, type Kind, kinds } from './kinds.ts';
import { type Send, sendTo } from './send.ts';
import { type Cast, castOf, wholeDemo } from './stage.ts';
import { things } from './things.ts';

let send: Send;
let cast: Cast;
beforeAll(async () => {
  const demo = await wholeDemo();
  [send, cast] = [sendTo(demo), await castOf(demo)];
});

const { internal, unknown } = things.products;

/** Pages of closed things, each with that of a thing of its kind that does not exist. */
const pages: readonly (readonly [closed: string, unknown: string])[] = [
  [`/product/${internal.id}`, `/product/${unknown.id}`],
  [`/product/${internal.id}?i=coatings`, `/product/${unknown.id}?i=coatings`],
  [`/admin/products/${internal.id}`, `/admin/products/${unknown.id}`],
  [`/shared-document?document=${things.documents.ofInternal.id}`, '/shared-document?document=a-9999-02'],
  [`/compare?i=coatings&uids=p-0001,${internal.id}`, `/compare?i=coatings&uids=p-0001,${unknown.id}`],
  [`/search?q=${internal.prd}`, `/search?q=${unknown.prd}`],
  [`/search?q=${internal.pigment}`, `/search?q=${unknown.pigment}`],
  [`/search?color_index=${internal.pigment}`, `/search?color_index=${unknown.pigment}`],
];

test.each(pages)('%s is the page of what does not exist, but for a few', async (closed, missing) => {
  const few: readonly Kind[] = closed.startsWith('/admin') ? ['admin'] : groups.staff;
  const differing: Kind[] = [];
  for (const kind of kinds)
    if ((await pageOf(kind, closed)) !== (await pageOf(kind, missing))) differing.push(kind);
  expect(differing).toEqual(few);
});

/** Status and HTML, without what names the thing, and without what is made anew each time. */
async function pageOf(kind: Kind, path: string): Promise<string> {
  const answer = await send('site', 'GET', { path }, cast.credentials[kind]);
  const html = await answer.text();
  const names = [internal.id, unknown.id, internal.prd, unknown.prd, internal.pigment, unknown.pigment];
  const masked = [...names, 'a-0150-02', 'a-9999-02'].reduce(
    (rest, name) => rest.replaceAll(name, '‹thing›'),
    html,
  );
  return `${answer.status} ${masked.replace(/[\w.-]{22,}/g, '‹secret›')}`;
}

import { expect, test } from 'vitest';
import { DEFAULT_SCALE } from '../../../../../demo/data/catalogue-maker.ts';
import { demoForAll } from '../../support/demo-for.ts';

const { demo } = demoForAll({ scale: DEFAULT_SCALE });

async function read(path: string, as = 'visitor'): Promise<string> {
  const browser = demo.browser();
  await browser.ask(`GET site /demo/sign-in?as=${as}`);
  const { headers, body } = await browser.ask(`GET site ${path}`);
  expect(headers.get('cache-control')).toBe('private, no-cache');
  return body;
}

const names = (page: string) =>
  [...page.matchAll(/product-card__name"><a[^>]*>([^<]*)/g)].map(([, name]) => name);

test('a page comes with the hits and counts that its address asks for', async () => {
  const page = await read('/products?c=red&sort=name&utm=1');
  expect(names(page)).toHaveLength(24);
  expect(page).toContain('<input type="checkbox" name="c" value="red" checked> Red (');
  expect(page).toContain('<option value="name" selected>Name</option>');
  expect(page).toContain('rel="next" href="/products?c=red&amp;sort=name&amp;utm=1&amp;page=2"');
  const blue = await read('/products?c=blue&q=PB%2015:3');
  expect(names(blue)[0]).toBe('Azurenta Blue 1153');
  expect(blue).toContain('value="PB 15:3"');
});

test('parameters that the form does not show go along with it, except those of other sites', async () => {
  const page = await read('/products?topic=cool-surfaces&tag=R%26D%20%2F%20pilot%20scale&c=red');
  expect(page).toContain('<input type="hidden" name="topic" value="cool-surfaces">');
  expect(page).toContain('<input type="hidden" name="tag" value="R&amp;D / pilot scale">');
  expect(page).not.toContain('type="hidden" name="c"');
});

test('search lists products, documents or image stacks', async () => {
  expect(await read('/search?q=rubelis')).toMatch(/<option value="assets">Documents<\/option>/);
  expect(await read('/search?type=assets&q=safety+rubelis')).toMatch(
    /<a href="\/product\/p-\d{4}">Rubelis [^<]*<\/a>: Safety data sheet, version \d/,
  );
  expect(await read('/search?type=imageStacks')).toMatch(/<a href="\/product\/[^<]*<\/a>, 6 angles/);
  expect(await read('/search?type=assets')).toContain('<legend>Document type</legend>');
  expect(await read('/search')).not.toContain('<legend>Document type</legend>');
  expect(await read('/search?q=zzzz')).toContain('Sorry, there are no results for that search parameters.');
  expect((await demo.browser().ask(`GET site /search?q=${'x'.repeat(300)}`)).status).toBe(200);
});

test('sheets list documents by product; saved ones need a login', async () => {
  expect(await read('/sheets')).toMatch(/<h3><a [^>]*>[^<]+<\/a><\/h3>\s*<ul><li>[^<]+, version \d/);
  expect(await read('/sheets?tab=mysheets')).toContain('Log in to see saved sheets.');
  const saved = await read('/sheets?tab=mysheets', 'validated');
  expect(saved).toContain('1–24 of 60');
  expect(saved).toContain('<input type="hidden" name="tab" value="mysheets">');
  expect(await read('/sheets?tab=company', 'validated')).toContain('1–24 of 200');
});

test('an address may ask for the first answer and the fields within the page', async () => {
  expect(await read('/products?c=red')).not.toContain('data-ce-answer');
  const page = await read('/products?c=red&answer=served', 'validated');
  const [, json = ''] = /<script type="application\/json" data-ce-answer>(.*?)<\/script>/.exec(page) ?? [];
  const { query, user, region, answer, fields } = JSON.parse(json);
  expect({ query, user, region }).toEqual({ query: 'c=red&answer=served', user: 'u-04', region: 'europe' });
  expect(answer.hits).toHaveLength(24);
  expect(fields).toContainEqual(
    expect.objectContaining({ code: 'regulatory_contact', title: 'Regulatory questions' }),
  );
  expect(answer.aggregations.c).toContainEqual(expect.objectContaining({ key: 'red', count: answer.total }));
});

test('props tell the island what the page lists', async () => {
  const page = await read('/search');
  expect(page).toContain('<h1>Search</h1>');
  const propsIn = (html: string) => html.replaceAll('&quot;', "'");
  expect(propsIn(page)).toContain(`"{'title':'Search','types':['pigments','assets','imageStacks']}"`);
  expect(propsIn(await read('/sheets'))).toContain(`data-ce-props="{'mode':'sheets'}"`);
  expect(await read('/products?page=2')).not.toContain('data-ce-widget="search-listing"');
});

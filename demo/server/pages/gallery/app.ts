import { readFile } from 'node:fs/promises';
import { type Context, Hono } from 'hono';
import { catalogueMaker, DEFAULT_SCALE } from '../../../data/catalogue-maker.ts';
import type { Product } from '../../../data/product.ts';
import { html } from '../../base/html.ts';
import type { SiteEnvironment } from '../../ground/session/session.ts';
import { contractFile, readContract } from '../../shell/contract/contract.ts';
import { answer } from '../answer.ts';
import type { PageDependencies } from '../page-dependencies.ts';
import { notFound } from '../site/not-found.ts';
import { renderBarePage } from './bare-page.ts';
import { galleryContract } from './contract-page.ts';
import type { GalleryEntry } from './entry.ts';
import { renderFramePage } from './frame-page.ts';
import { galleryIndex } from './index-page.ts';
import { galleryIsland } from './island-page.ts';
import { liveStyles, renderLivePage } from './set-up/live-page.ts';
import { createRelay } from './set-up/relay.ts';
import { describeSetUp } from './set-up/render-set-up.ts';
import { readSetUp, readTokens } from './set-up/set-up.ts';
import { gallerySwatches } from './swatches-page.ts';

/** The gallery: index, a page per island, a bare page per example, interface parts, swatches, the contract. */
export function createGallery(
  deps: PageDependencies,
  readEntries: () => Promise<readonly GalleryEntry[]>,
): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const find = async (name: string) => (await readEntries()).find(({ island }) => island.name === name);

  app.get('/gallery', async (c) => answer(c, deps, galleryIndex(await readEntries())));

  app.get('/gallery/ui', async (c) =>
    c.html(
      renderBarePage(c, {
        title: 'Parts of the interface',
        description: 'Buttons, fields, dialogs and all other parts in their states.',
        payload: await deps.buildPayload(c, { path: c.req.path, keepOnceOnly: true }),
        scripts: [html`<script type="module" src="/ce/demo/ui-parts.js"></script>`],
        main: html`<div id="ui-parts"></div>`,
      }).toString(),
    ),
  );

  app.get('/gallery/swatches', (c) => answer(c, deps, gallerySwatches(readProducts())));
  app.get('/gallery/contract', (c) => answer(c, deps, galleryContract(readContract())));
  app.get('/gallery/openapi.yaml', async (c) =>
    c.body(await readFile(contractFile, 'utf8'), 200, { 'content-type': 'application/yaml; charset=utf-8' }),
  );

  app.get('/gallery/frame/:island/:example', async (c) => {
    const entry = await find(c.req.param('island'));
    const example = entry?.examples.find(({ slug }) => slug === c.req.param('example'));
    if (!entry || !example) return answer(c, deps, notFound);
    return c.html(String(await renderFramePage(c, deps, entry, example)));
  });

  app.route('/', createRelay(deps.origins));
  app.get('/gallery/live.css', (c) =>
    c.body(liveStyles(readTokens(formOf(c))), 200, { 'content-type': 'text/css; charset=utf-8' }),
  );
  app.get('/gallery/live/:island', async (c) => {
    const entry = await find(c.req.param('island'));
    if (!entry) return answer(c, deps, notFound);
    return c.html(String(await renderLivePage(c, deps, entry, readSetUp(entry.island, formOf(c)))));
  });
  app.get('/gallery/:island/set-up', async (c) => {
    const entry = await find(c.req.param('island'));
    if (!entry) return c.notFound();
    return c.json(describeSetUp(entry, readSetUp(entry.island, formOf(c))));
  });

  app.get('/gallery/:island', async (c) => {
    const entry = await find(c.req.param('island'));
    return answer(c, deps, entry ? galleryIsland(entry) : notFound);
  });

  return app;
}

const formOf = (c: Context) => new URL(c.req.url).searchParams;

/** Returns the public products of the default catalogue, whatever the size of the present one. */
function readProducts(): Product[] {
  const { product } = catalogueMaker();
  const products = Array.from({ length: DEFAULT_SCALE }, (_, index) => product(index));
  return products.filter(({ isInternal }) => !isInternal);
}

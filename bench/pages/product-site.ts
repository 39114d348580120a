import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { SiteEnvironment } from '../../demo/server/ground/session/session.ts';
import { fieldsCall, pigmentCall, technicalEntriesCall } from '../../src/services/product-calls.ts';

const PORT = 4710;
const PRODUCT = { productId: 'p-0147', industry: 'coatings' };

const PAGE = `/product/${PRODUCT.productId}?i=${PRODUCT.industry}`;

/** A product page, by the source of its data. */
export interface ProductPage {
  path: string;
  /** Pattern of an address that gets no response. */
  blocked?: string;
}

/** The demo's product page, the same without calls made ahead, and with the services' responses in its element. */
export const PRODUCT_PAGES = {
  'asked for ahead': { path: PAGE },
  'asked for by the island': { path: PAGE, blocked: '*/ahead-*' },
  'in the element': { path: `${PAGE}&answered` },
} satisfies Record<string, ProductPage>;

/** A product with 400 technical properties in eight media, and sixty documents. */
export const LARGE_PRODUCT = '/product/p-0309?i=coatings';

/** A demo that runs only for the bench. */
export interface ProductSite {
  origin: string;
  stop(): Promise<void>;
}

/** Starts the demo on its own port and data. */
export async function startProductSite(): Promise<ProductSite> {
  // Imported here, since the other scenarios need no demo.
  const { startDemo } = await import('../../demo/server/run/start.ts');
  const data = mkdtempSync(join(tmpdir(), 'ce-bench-'));
  const demo = await startDemo({ port: PORT, data, hasRateLimits: false, wrapSite: withAnswers });
  return {
    origin: demo.origins.site,
    async stop() {
      await demo.stop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

function withAnswers(site: Hono<SiteEnvironment>): Hono<SiteEnvironment> {
  return new Hono<SiteEnvironment>().all('*', async ({ req }) => {
    if (req.query('answered') === undefined) return site.fetch(req.raw);
    const headers = new Headers(req.raw.headers);
    headers.delete('accept-encoding');
    const response = await site.fetch(new Request(req.raw, { headers }));
    const script = `<script type="application/json" data-ce-answer>${await answers()}</script>`;
    const html = (await response.text()).replace(/data-ce-widget="product-detail"[^>]*>/, `$&${script}`);
    return new Response(html, response);
  });
}

async function answers(): Promise<string> {
  const calls = [pigmentCall(PRODUCT), fieldsCall(), technicalEntriesCall()];
  const [product, fields, catalogues] = await Promise.all(
    calls.map(async ({ method, path, searchParams, json }) => {
      const url = `http://localhost:${PORT + 2}/${path}?${new URLSearchParams({ ...searchParams })}`;
      const headers = { 'content-type': 'application/json', 'x-request-region': 'europe' };
      const body = json === undefined ? null : JSON.stringify(json);
      return (await fetch(url, { method: method.toUpperCase(), headers, body })).json();
    }),
  );
  const query = new URLSearchParams({ id: PRODUCT.productId, i: PRODUCT.industry }).toString();
  return JSON.stringify({ query, user: null, answer: { product, fields, catalogues } }).replaceAll(
    '<',
    '\\u003c',
  );
}

import { Hono } from 'hono';
import * as v from 'valibot';
import { basketItem } from '../../../src/domain/product/basket-item.ts';
import { industryCodes } from '../../data/industries.ts';
import type { ServiceEnvironment, Viewer } from '../base/context.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import type { Ground } from '../ground/ground.ts';
import { demandVersion, versionOf } from '../http/demand-version.ts';
import { keyedCall } from '../http/keyed-call.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { notFound } from '../http/refusals.ts';
import { type Comparison, createComparisonStore } from './comparison-store.ts';
import * as field from './fields.ts';
import { keepClosed, MOST_PRODUCTS } from './keep-closed.ts';
import { knownUser } from './known-user.ts';
import { viewOf } from './view-of-comparison.ts';

const item = v.pipe(
  v.object({
    id: field.line,
    uid: v.optional(field.line),
    prd: v.optional(field.line),
    resultType: field.line,
    product_name: field.line,
  }),
  v.transform(basketItem),
);

const comparisonBody = v.object({
  title: v.pipe(field.line, v.maxLength(120, 'This is too long.')),
  industry: v.picklist(industryCodes, 'Choose an industry.'),
  basket: v.pipe(
    v.array(item),
    v.minLength(2, 'A comparison needs at least 2 products.'),
    v.maxLength(MOST_PRODUCTS, `A comparison holds at most ${MOST_PRODUCTS} products.`),
  ),
  reference: v.optional(field.line),
  medium: v.optional(field.line),
});

/** Maximum number per user. */
const MOST_COMPARISONS = 100;

/**
 * Saved comparisons (spec S§7). Deleted products, and those that are closed to the owner by now, are left out of
 * responses; saving drops the former and keeps the latter.
 */
export function comparisonRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { database, doneCalls, now } = ground;
  const store = createComparisonStore(database);
  const catalogue = openCatalogue(database);

  app.get('/', (c) => {
    const { id } = knownUser(c, ground);
    const comparisons = store.list(id).flatMap((each) => current(each, c.get('viewer')) ?? []);
    return c.json(comparisons.map(versioned));
  });

  app.get('/:id', (c) => {
    const { id } = knownUser(c, ground);
    return c.json(versioned(demand(id, c.req.param('id'), c.get('viewer')).shown));
  });

  app.post('/', async (c) => {
    const { id } = knownUser(c, ground);
    const body = await readBody(c, comparisonBody);
    const call = keyedCall(c, { operation: 'saveComparison', owner: id, body });
    // A call whose response got lost may be repeated, whatever has changed since.
    const createdId = doneCalls.once(call, () => {
      const details = detailsOf(body, c.get('viewer'));
      removeDissolved(id);
      if (store.count(id) >= MOST_COMPARISONS) throw tooManyComparisons();
      return store.create(id, details).id;
    });
    return c.json(versioned(demand(id, createdId, c.get('viewer')).shown), 201);
  });

  app.put('/:id', async (c) => {
    const { id } = knownUser(c, ground);
    const viewer = c.get('viewer');
    const details = detailsOf(await readBody(c, comparisonBody), viewer);
    const { stored, shown } = demand(id, c.req.param('id'), viewer);
    const changed = { ...shown, ...details, dropped: undefined };
    // A change whose response got lost may be repeated.
    const isSame = versionOf(contentOf(changed)) === versionOf(contentOf(shown));
    if (isSame && !shown.dropped) return c.json(versioned(shown));
    demandVersion(c, versioned(shown));
    const isClosed = (uid: string) => catalogue.exists(uid) && !catalogue.isOpen(uid, viewer);
    store.replace(id, keepClosed(stored, changed, isClosed));
    return c.json(versioned(changed));
  });

  app.delete('/:id', (c) => {
    const { id } = knownUser(c, ground);
    const shown = demand(id, c.req.param('id'), c.get('viewer')).shown;
    demandVersion(c, versioned(shown));
    store.remove(id, shown.id);
    return c.body(null, 204);
  });

  return app;

  /** Returns the data of a body to store, with the catalogue's names. @throws Refusal 400 that names the product */
  function detailsOf(body: v.InferOutput<typeof comparisonBody>, viewer: Viewer) {
    const uids = body.basket.map(({ uid }) => uid);
    const basket = body.basket.map(({ uid, resultType, product_name }, at) => {
      const product = catalogue.find(uid, viewer);
      if (!product) throw wrongProduct(`The product "${product_name}" does not exist.`, 'unknown_product');
      if (uids.indexOf(uid) < at) throw wrongProduct(`The product "${product.name}" stands there twice.`);
      if (!product.industries.includes(body.industry))
        throw wrongProduct(`The product "${product.name}" is not offered for this industry.`);
      return { id: product.id, uid, prd: product.prd, resultType, product_name: product.name };
    });
    const details = { ...body, basket };
    return { ...details, ...viewOf(details), updatedDate: now().toISOString() };
  }

  function demand(userId: string, id: string, viewer: Viewer): { stored: Comparison; shown: Comparison } {
    const stored = store.byId(userId, id);
    const shown = stored && current(stored, viewer);
    if (!shown) throw notFound('This comparison does not exist.');
    return { stored, shown };
  }

  /**
   * Returns what the viewer may see of a comparison. Deleted products are named until the user saves the rest. None if
   * fewer than two products are left (decision 56). Stores nothing.
   */
  function current(comparison: Comparison, viewer: Viewer): Comparison | undefined {
    const basket = comparison.basket.filter(({ uid }) => catalogue.isOpen(uid, viewer));
    if (basket.length === comparison.basket.length) return comparison;
    if (basket.length < 2) return undefined;
    const gone = comparison.basket.filter(({ uid }) => !catalogue.exists(uid));
    const left = { ...comparison, basket, ...viewOf({ ...comparison, basket }) };
    return gone.length > 0 ? { ...left, dropped: gone.map(({ product_name }) => product_name) } : left;
  }

  /** Deletes comparisons that are no longer visible to anybody, so that they do not count. */
  function removeDissolved(userId: string): void {
    for (const { id, basket } of store.list(userId)) {
      if (basket.filter(({ uid }) => catalogue.exists(uid)).length < 2) store.remove(userId, id);
    }
  }
}

/** Returns the fields that a user changes. */
function contentOf({ title, industry, basket, reference, medium }: Comparison) {
  return [title, industry, basket, reference, medium];
}

function versioned(comparison: Comparison): Comparison & { version: string } {
  return { ...comparison, version: versionOf(contentOf(comparison)) };
}

function tooManyComparisons(): Refusal {
  const message = `You have ${MOST_COMPARISONS} saved comparisons. Delete one to save another.`;
  return new Refusal(409, { message, code: 'too_many_comparisons' });
}

function wrongProduct(message: string, code = 'wrong_product'): Refusal {
  return new Refusal(400, { message, code, fields: { basket: message } });
}

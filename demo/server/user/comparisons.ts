import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import { type BasketItem, basketItem } from '../../../src/domain/comparison/basket-item.ts';
import { industryCodes } from '../../data/industries.ts';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { demandVersion, versionOf } from '../http/demand-version.ts';
import { readBody } from '../http/read-body.ts';
import { Refusal } from '../http/refusal.ts';
import { notFound } from '../http/refusals.ts';
import { productIdOf } from '../search/hit-ids.ts';
import { digestOf } from '../secrets.ts';
import { type Comparison, createComparisonStore } from './comparison-store.ts';
import * as field from './fields.ts';
import { knownUser } from './known-user.ts';

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
    v.maxLength(4, 'A comparison holds at most 4 products.'),
  ),
  reference: v.optional(field.line),
  medium: v.optional(field.line),
});

/** Maximum number per user. */
const MOST_COMPARISONS = 100;

/** Saved comparisons (spec S§7). Products that no longer exist are left out as they are read, and dropped as one is saved. */
export function comparisonRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { database, now } = ground;
  const store = createComparisonStore(database);
  const find = database.prepare('SELECT 1 FROM product WHERE id = ?');
  const exists = ({ uid }: BasketItem) => find.get(productIdOf(uid)) !== undefined;
  const missing = () => notFound('This comparison does not exist.');

  app.get('/', (c) => {
    const { id } = knownUser(c, ground);
    return c.json(
      store
        .list(id)
        .flatMap((comparison) => current(comparison) ?? [])
        .map(versioned),
    );
  });

  app.get('/:id', (c) => {
    const { id } = knownUser(c, ground);
    const stored = store.byId(id, c.req.param('id'));
    const comparison = stored && current(stored);
    if (!comparison) throw missing();
    return c.json(versioned(comparison));
  });

  app.post('/', async (c) => {
    const { id } = knownUser(c, ground);
    const body = await readBody(c, comparisonBody);
    const key = c.req.header('idempotency-key') ?? randomUUID();
    const call = { key, bodyDigest: digestOf(JSON.stringify(body)) };
    // Check this first: a call whose response got lost may be repeated, whatever has changed since.
    const earlier = store.createdBy(id, call);
    if (earlier && !earlier.isSame) throw reusedKey();
    if (earlier) return c.json(versioned(earlier.comparison), 201);
    removeDissolved(id);
    if (store.count(id) >= MOST_COMPARISONS) throw tooManyComparisons();
    return c.json(versioned(store.create(id, detailsOf(body), call)), 201);
  });

  app.put('/:id', async (c) => {
    const { id } = knownUser(c, ground);
    const details = detailsOf(await readBody(c, comparisonBody));
    const present = store.byId(id, c.req.param('id'));
    if (!present) throw missing();
    const changed = { ...present, ...details };
    // A change whose response got lost may be repeated.
    if (versionOf(contentOf(changed)) === versionOf(contentOf(present))) return c.json(versioned(present));
    demandVersion(c, versioned(current(present) ?? present));
    store.replace(id, changed);
    return c.json(versioned(changed));
  });

  app.delete('/:id', (c) => {
    const { id } = knownUser(c, ground);
    const present = store.byId(id, c.req.param('id'));
    if (!present) throw missing();
    demandVersion(c, versioned(current(present) ?? present));
    store.remove(id, present.id);
    return c.body(null, 204);
  });

  return app;

  /** What is stored of a body. @throws Refusal 400 where a product does not exist */
  function detailsOf(body: v.InferOutput<typeof comparisonBody>) {
    const unknown = body.basket.find((each) => !exists(each));
    if (unknown) throw unknownProduct(unknown.product_name);
    return { ...body, ...viewOf(body), updatedDate: now().toISOString() };
  }

  /**
   * A comparison without the products that no longer exist; they are named until the user saves what is left. None if
   * one product or none is left (decision 56). Nothing is stored: this is for reading.
   */
  function current(comparison: Comparison): Comparison | undefined {
    const basket = comparison.basket.filter(exists);
    if (basket.length === comparison.basket.length) return comparison;
    if (basket.length < 2) return undefined;
    const gone = comparison.basket.filter((each) => !basket.includes(each));
    const left = { ...comparison, basket, ...viewOf({ ...comparison, basket }) };
    return { ...left, dropped: gone.map(({ product_name }) => product_name) };
  }

  /** Removes those that no call shows any more, so that they do not count. */
  function removeDissolved(userId: string): void {
    for (const comparison of store.list(userId)) {
      if (!current(comparison)) store.remove(userId, comparison.id);
    }
  }
}

/** Reference and medium; the reference only if it is one of the products. */
function viewOf({ basket, reference, medium }: Pick<Comparison, 'basket' | 'reference' | 'medium'>) {
  return { reference: basket.some(({ uid }) => uid === reference) ? reference : undefined, medium };
}

/** What a user changes. */
function contentOf({ title, industry, basket, reference, medium }: Comparison) {
  return [title, industry, basket, reference, medium];
}

function versioned(comparison: Comparison): Comparison & { version: string } {
  return { ...comparison, version: versionOf(contentOf(comparison)) };
}

function reusedKey(): Refusal {
  const message = 'This idempotency key was used for another comparison.';
  return new Refusal(422, { message, code: 'idempotency_key_reused' });
}

function tooManyComparisons(): Refusal {
  const message = `You have ${MOST_COMPARISONS} saved comparisons. Delete one to save another.`;
  return new Refusal(409, { message, code: 'too_many_comparisons' });
}

function unknownProduct(name: string): Refusal {
  const message = `The product "${name}" does not exist.`;
  return new Refusal(400, { message, code: 'unknown_product', fields: { basket: message } });
}

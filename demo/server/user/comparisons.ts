import { randomUUID } from 'node:crypto';
import { type Context, Hono } from 'hono';
import * as v from 'valibot';
import { basketItem } from '../../../src/domain/comparison/basket-item.ts';
import { industryCodes } from '../../data/industries.ts';
import type { ServiceEnvironment } from '../context.ts';
import type { Ground } from '../ground.ts';
import { readBody } from '../http/read-body.ts';
import { notFound } from '../http/refusals.ts';
import { productIdOf } from '../search/narrow-products.ts';
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
});

/** Saved comparisons (spec S§7). Products that no longer exist are dropped as they are read. */
export function comparisonRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { database, now } = ground;
  const store = createComparisonStore(database);
  const missing = () => notFound('This comparison does not exist.');

  app.get('/', (c) => {
    const { id } = knownUser(c, ground);
    return c.json(store.list(id).flatMap((comparison) => current(id, comparison) ?? []));
  });

  app.get('/:id', (c) => {
    const { id } = knownUser(c, ground);
    const stored = store.byId(id, c.req.param('id'));
    const comparison = stored && current(id, stored);
    if (!comparison) throw missing();
    return c.json(comparison);
  });

  app.post('/', async (c) => {
    const { id } = knownUser(c, ground);
    const key = c.req.header('idempotency-key') ?? randomUUID();
    return c.json(store.create(id, await readDetails(c), key), 201);
  });

  app.put('/:id', async (c) => {
    const { id } = knownUser(c, ground);
    const details = await readDetails(c);
    const present = store.byId(id, c.req.param('id'));
    const comparison = present && store.replace(id, { ...present, ...details });
    if (!comparison) throw missing();
    return c.json(comparison);
  });

  app.delete('/:id', (c) => {
    const { id } = knownUser(c, ground);
    if (!store.remove(id, c.req.param('id'))) throw missing();
    return c.body(null, 204);
  });

  return app;

  async function readDetails(c: Context) {
    return { ...(await readBody(c, comparisonBody)), updatedDate: now().toISOString() };
  }

  /** The comparison without products that are gone; removed where one or none is left (decision 56). */
  function current(userId: string, comparison: Comparison): Comparison | undefined {
    const exists = database.prepare('SELECT 1 FROM product WHERE id = ?');
    const basket = comparison.basket.filter(({ uid }) => exists.get(productIdOf(uid)));
    if (basket.length === comparison.basket.length) return comparison;
    if (basket.length < 2) {
      store.remove(userId, comparison.id);
      return undefined;
    }
    const gone = comparison.basket.filter((each) => !basket.includes(each));
    store.replace(userId, { ...comparison, basket });
    return { ...comparison, basket, dropped: gone.map(({ product_name }) => product_name) };
  }
}

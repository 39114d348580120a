import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import * as v from 'valibot';
import type { ServiceEnvironment } from '../base/context.ts';
import { openCatalogue } from '../catalogue/open-catalogue.ts';
import { isOpenType } from '../catalogue/open-manifest.ts';
import { favoriteSchema } from '../catalogue/schema.ts';
import type { Ground } from '../ground/ground.ts';
import { demandVersion, versionOf } from '../http/demand-version.ts';
import { readBody } from '../http/read-body.ts';
import { invalidFields } from '../http/refusal.ts';
import { notFound } from '../http/refusals.ts';
import * as field from './fields.ts';
import { knownUser } from './known-user.ts';

const favoriteBody = v.object({
  productId: field.line,
  documentTypes: v.optional(
    v.pipe(
      v.nullable(v.array(field.line)),
      v.transform((types) => types ?? []),
    ),
    [],
  ),
});

const NO_TYPE = 'There is no such type of documents.';

const PATHS = ['/favorite', '/favorite/'];

/** Document favourites (spec P§7); `productId` is the product's prd (decision B17). */
export function favoriteRoutes(ground: Ground): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const { database } = ground;
  database.exec(favoriteSchema);
  const catalogue = openCatalogue(database);
  const columns = 'id, product_prd AS productId, document_types AS documentTypes';
  const find = database.prepare(`SELECT ${columns} FROM favorite
    WHERE user_id = ?1 AND (?2 IS NULL OR product_prd IN (SELECT value FROM json_each(?2))) ORDER BY product_prd`);
  // One per user and product: a second one replaces the types (decision B19).
  const upsert = database.prepare(`INSERT INTO favorite (id, user_id, product_prd, document_types)
    VALUES (?, ?, ?, ?) ON CONFLICT (user_id, product_prd) DO UPDATE SET document_types = excluded.document_types
    RETURNING ${columns}`);
  const byId = database.prepare(`SELECT ${columns} FROM favorite WHERE id = ? AND user_id = ?`);
  const remove = database.prepare('DELETE FROM favorite WHERE id = ? AND user_id = ?');

  // With and without a slash at the end: spec P§7 has both.
  app.on('GET', PATHS, (c) => {
    const { id } = knownUser(c, ground);
    const prds = c.req.queries('productIds')?.flatMap((list) => list.split(','));
    const kept = find.all(id, prds ? JSON.stringify(prds) : null).map(shape);
    return c.json(kept.filter(({ productId }) => catalogue.isOpen(productId, c.get('viewer'))));
  });

  app.on('POST', PATHS, async (c) => {
    const { id } = knownUser(c, ground);
    const { productId, documentTypes } = await readBody(c, favoriteBody);
    if (!catalogue.isOpen(productId, c.get('viewer'))) throw notFound('This product does not exist.');
    const types = JSON.stringify([...new Set(documentTypes)]);
    const [present] = find.all(id, JSON.stringify([productId])).map(shape);
    const isKnown = (type: string) =>
      isOpenType(type, c.get('viewer')) || present?.documentTypes.includes(type);
    if (!documentTypes.every(isKnown)) throw invalidFields({ documentTypes: NO_TYPE });
    // A change whose response got lost may be repeated.
    if (present && JSON.stringify(present.documentTypes) === types) return c.json(present, 201);
    demandVersion(c, present);
    return c.json(shape(upsert.get(randomUUID(), id, productId, types) ?? {}), 201);
  });

  app.delete('/favorite/:id', (c) => {
    const { id } = knownUser(c, ground);
    const present = byId.get(c.req.param('id'), id);
    if (!present) throw notFound('This favourite does not exist.');
    demandVersion(c, shape(present));
    remove.run(c.req.param('id'), id);
    return c.body(null, 204);
  });

  return app;
}

function shape({ id, productId, documentTypes }: Record<string, unknown>) {
  const types = JSON.parse(String(documentTypes)) as string[];
  return {
    id: String(id),
    productId: String(productId),
    documentTypes: types,
    version: versionOf([id, types]),
  };
}

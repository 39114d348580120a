import type { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { rgbToHex } from '../../../data/base/color.ts';
import type { Formulation } from '../../../data/formulations/formulations.ts';
import type { IndustryCode } from '../../../data/industries.ts';
import { canSeeFormulations } from '../../base/access.ts';
import type { ServiceEnvironment, Viewer } from '../../base/context.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { identityOf } from '../../catalogue/product-hit.ts';
import { productLook } from '../../catalogue/product-look.ts';
import { readOptionalBody } from '../../http/read-body.ts';
import type { Refusal } from '../../http/refusal.ts';
import { insufficientPrivileges, loginRequired, notFound } from '../../http/refusals.ts';
import { MAX_SIZE, PAGE_SIZE } from '../answer-search.ts';
import { pageBody } from '../query/page-body.ts';
import { formulationFavorites } from './formulation-favorites.ts';
import { readFormulationQuery } from './formulation-query.ts';
import { searchFormulations } from './formulation-search.ts';
import { createFormulations } from './formulations.ts';

/** The formulation repository, below /api/v1/formulation, for validated users and staff (decision B67). */
export function formulationRoutes(database: DatabaseSync): Hono<ServiceEnvironment> {
  const formulations = createFormulations(database);
  const favorites = formulationFavorites(database);
  const catalogue = openCatalogue(database);
  const app = new Hono<ServiceEnvironment>();

  function demandFormulation(id: string, viewer: Viewer): Formulation {
    const found = formulations.byId(id, viewer);
    if (!found) throw notFound('This formulation does not exist.');
    return found;
  }

  app.post('/search', async (c) => {
    const viewer = c.get('viewer');
    const mine = favorites.ofUser(demandAccess(viewer));
    const { from, size = PAGE_SIZE } = await readOptionalBody(c, pageBody);
    const index = formulations.index(viewer);
    if (!index) throw closed();
    const query = readFormulationQuery(
      new URL(c.req.url).search,
      new Set(index.rows.ingredient.map(({ key }) => key)),
    );
    const { found, aggregations } = searchFormulations(index, query, mine);
    return c.json({
      total: found.length,
      hits: found
        .slice(from, from + Math.min(size, MAX_SIZE))
        .map((formulation) => hitOf(formulation, mine.has(formulation.id))),
      ignored: query.ignored,
      ...(from === 0 && { aggregations }),
    });
  });

  app.get('/:id', (c) => {
    const viewer = c.get('viewer');
    const mine = favorites.ofUser(demandAccess(viewer));
    const { parts, colors: _families, ...formulation } = demandFormulation(c.req.param('id'), viewer);
    const { industry } = formulation;
    return c.json({
      ...formulation,
      link: linkOf(formulation.id),
      isFavorite: mine.has(formulation.id),
      parts: parts.map(({ key, productId, ...part }) => ({
        ...part,
        ...productOf(productId, industry, viewer),
      })),
    });
  });

  app.put('/:id/favorite', (c) => {
    const viewer = c.get('viewer');
    favorites.save(demandAccess(viewer), demandFormulation(c.req.param('id'), viewer).id);
    return c.body(null, 204);
  });

  app.delete('/:id/favorite', (c) => {
    favorites.remove(demandAccess(c.get('viewer')), c.req.param('id'));
    return c.body(null, 204);
  });

  function productOf(productId: string | null, industry: IndustryCode, viewer: Viewer) {
    const product = productId === null ? undefined : catalogue.find(productId, viewer);
    if (!product) return {};
    const { id, prd, color, industries } = product;
    const { color_index } = identityOf(product);
    const { masstone, tint } = productLook(product, industry);
    return {
      ...{ productId: id, prd, uid: `pigments::${id}`, link: `/product/${id}`, industries },
      ...(color_index && { color_index }),
      ...(color && { color: rgbToHex(color) }),
      ...(masstone && { masstone }),
      ...(tint && { tint }),
    };
  }

  return app;
}

/** @returns the viewer's id */
function demandAccess(viewer: Viewer): string {
  if (viewer.userId === null) throw loginRequired('You need to log in to see formulations.');
  if (!canSeeFormulations(viewer)) throw closed();
  return viewer.userId;
}

function closed(): Refusal {
  return insufficientPrivileges('Formulations are for validated users.');
}

function hitOf({ id, title, industry, createdDate, parts, shade }: Formulation, isFavorite: boolean) {
  const products = parts.flatMap((part) =>
    part.productId === null ? [] : [{ id: part.productId, title: part.title }],
  );
  return {
    uid: `formulations::${id}`,
    resultType: 'formulations',
    ...{ id, title, link: linkOf(id), industry, createdDate, isFavorite, products },
    shade: { title: shade.title, color: shade.color },
  };
}

function linkOf(id: string): string {
  return `/formulations?id=${id}`;
}

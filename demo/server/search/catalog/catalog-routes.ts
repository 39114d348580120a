import { type Context, Hono } from 'hono';
import type { ServiceContext, ServiceEnvironment, Viewer } from '../../base/context.ts';
import {
  type Catalog,
  canEdit,
  canManageCatalogs,
  isOpenTo,
  perspectiveOf,
} from '../../catalogue/catalogs/catalog.ts';
import { catalogProducts } from '../../catalogue/catalogs/catalog-products.ts';
import { createCatalogStore } from '../../catalogue/catalogs/catalog-store.ts';
import { isHidden } from '../../catalogue/catalogs/catalog-view.ts';
import { keepHidden } from '../../catalogue/catalogs/keep-hidden.ts';
import { openCatalogue } from '../../catalogue/open-catalogue.ts';
import { createUserStore } from '../../ground/users/user-store.ts';
import { demandVersion } from '../../http/demand-version.ts';
import { createDoneCalls } from '../../http/done-calls.ts';
import { keyedCall } from '../../http/keyed-call.ts';
import { Refusal } from '../../http/refusal.ts';
import { insufficientPrivileges, loginRequired, notFound } from '../../http/refusals.ts';
import { answerCatalog } from './answer-catalog.ts';
import { demandProducts, demandRoom, readChangedCatalog, readNewCatalog } from './catalog-body.ts';

/** Maximum number of a user's own. */
const MOST_CATALOGS = 100;

/** Digital catalogues, below /api/v1/catalog (spec P§3 "Catalog"). */
export function catalogRoutes({
  database,
  now,
}: Pick<ServiceContext, 'database' | 'now'>): Hono<ServiceEnvironment> {
  const app = new Hono<ServiceEnvironment>();
  const store = createCatalogStore(database);
  // Catalogues are no secret.
  const doneCalls = createDoneCalls(database, now, 'catalogues');
  const find = catalogProducts(database);
  const catalogue = openCatalogue(database);
  const answer = answerCatalog({ find, favorites: store.favorites, users: createUserStore(database) });

  app.get('/', (c) => {
    const asked = askedBy(c);
    return c.json(answer.summaries(store.list(asked.viewer.userId), asked));
  });

  app.get('/:id', (c) => c.json(answer.whole(demandOpen(c), askedBy(c))));

  app.post('/', async (c) => {
    const asked = askedBy(c);
    const { viewer } = asked;
    const userId = demandUser(viewer);
    const body = await readNewCatalog(c);
    const call = keyedCall(c, { operation: 'makeCatalog', owner: userId, body });
    // A call whose response got lost may be repeated, whatever has changed since.
    const madeId = doneCalls.once(call, () => {
      if (body.isStandard && !canManageCatalogs(viewer)) throw managersOnly();
      demandProducts(body, isKnownTo(viewer));
      demandRoom(body);
      if (store.count(userId) >= MOST_CATALOGS) throw tooManyCatalogs();
      const details = { ...body, ...keepHidden(body, body, () => false) };
      return store.create({ ...details, ownerId: userId, createdAt: now().toISOString() }).id;
    });
    const made = store.byId(madeId);
    if (!made) throw missing();
    return c.json(answer.whole(made, asked), 201);
  });

  app.put('/:id', async (c) => {
    const asked = askedBy(c);
    const stored = demandEditable(c);
    const { version, title, ...products } = await readChangedCatalog(c);
    demandProducts(products, isKnownTo(asked.viewer));
    const changed = { ...stored, title, ...keepHidden(stored, products, isHidden(find, asked.perspective)) };
    demandRoom(changed);
    // A change whose response got lost may be repeated.
    if (JSON.stringify(changed) === JSON.stringify(stored)) return c.json(answer.whole(stored, asked));
    if (version !== stored.version) {
      const message = 'This catalogue has been changed meanwhile.';
      return c.json({ message, code: 'changed', current: answer.whole(stored, asked) }, 409);
    }
    const next = { ...changed, version: version + 1 };
    store.replace(next);
    return c.json(answer.whole(next, asked));
  });

  app.delete('/:id', (c) => {
    const stored = demandEditable(c);
    demandVersion(c, answer.whole(stored, askedBy(c)));
    store.remove(stored.id);
    return c.body(null, 204);
  });

  app.put('/:id/favorite', (c) => {
    store.addFavorite(demandUser(c.get('viewer')), demandOpen(c).id);
    return c.body(null, 204);
  });

  app.delete('/:id/favorite', (c) => {
    store.removeFavorite(demandUser(c.get('viewer')), c.req.param('id'));
    return c.body(null, 204);
  });

  return app;

  function askedBy(c: Context<ServiceEnvironment>) {
    const viewer = c.get('viewer');
    return { viewer, perspective: perspectiveOf(c.req.query('perspective'), viewer) };
  }

  /** @throws Refusal 404 also for another's own, which are private */
  function demandOpen(c: Context<ServiceEnvironment>): Catalog {
    const catalog = store.byId(c.req.param('id') ?? '');
    if (!catalog || !isOpenTo(catalog, c.get('viewer'))) throw missing();
    return catalog;
  }

  function demandEditable(c: Context<ServiceEnvironment>): Catalog {
    demandUser(c.get('viewer'));
    const catalog = demandOpen(c);
    if (!canEdit(catalog, c.get('viewer'))) throw managersOnly();
    return catalog;
  }

  function isKnownTo(viewer: Viewer) {
    return (id: string) => catalogue.isOpen(id, viewer);
  }
}

function missing(): Refusal {
  return notFound('This catalogue does not exist.');
}

function demandUser({ userId }: Viewer): string {
  if (userId === null) throw loginRequired('You need to log in to keep catalogues.');
  return userId;
}

function managersOnly(): Refusal {
  return insufficientPrivileges(
    'Standard catalogues are changed by catalogue managers. Make a copy instead.',
  );
}

function tooManyCatalogs(): Refusal {
  const message = `You have ${MOST_CATALOGS} catalogues. Delete one to make another.`;
  return new Refusal(409, { message, code: 'too_many_catalogs' });
}

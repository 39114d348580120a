import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { beforeEach } from 'vitest';
import { DEFAULT_SCALE } from '../../../../../demo/data/catalogue-maker.ts';
import type { ServiceContext, ServiceEnvironment, Viewer } from '../../../../../demo/server/base/context.ts';
import { answerErrors } from '../../../../../demo/server/http/refusal.ts';
import type { WholeCatalog } from '../../../../../demo/server/search/catalog/answer-catalog.ts';
import { catalogRoutes } from '../../../../../demo/server/search/catalog/catalog-routes.ts';
import { seededContext, seenBy, viewers } from '../../service.ts';

/** Anything that a call on catalogues answers. */
export type AnyAnswer = WholeCatalog & {
  code?: string;
  message?: string;
  fields?: Record<string, string>;
  current?: WholeCatalog;
};

const seeded = seededContext(DEFAULT_SCALE);
const image = seeded.database.serialize();

/** A context of its own, at a fraction of the cost of a new one. */
function freshContext(): ServiceContext {
  const database = new DatabaseSync(':memory:');
  database.deserialize(image);
  return { ...seeded, database };
}

/** The calls on catalogues, with helpers; before each test nothing has been changed yet. */
export function catalogHarness() {
  let context = seeded;
  let app = new Hono<ServiceEnvironment>();
  beforeEach(() => {
    context = freshContext();
    app = new Hono<ServiceEnvironment>().route('/api/v1/catalog', catalogRoutes(context));
    app.onError(answerErrors);
  });

  async function call<Answer = AnyAnswer>(
    method: string,
    path: string,
    viewer: Viewer = viewers.validated,
    { body, key, version }: { body?: unknown; key?: string; version?: number } = {},
  ): Promise<{ status: number; answer: Answer }> {
    const response = await seenBy(app, viewer).request(`http://search.test/api/v1/catalog${path}`, {
      method,
      headers: {
        ...(key !== undefined && { 'idempotency-key': key }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, answer: (text ? JSON.parse(text) : undefined) as Answer };
  }

  return {
    rows: (statement: string, ...values: number[]) => context.database.prepare(statement).all(...values),
    call,
    list: async (viewer: Viewer, query = '') => (await call<WholeCatalog[]>('GET', query, viewer)).answer,
    read: async (id: string, viewer: Viewer, query = '') =>
      (await call('GET', `/${id}${query}`, viewer)).answer,
    /** Makes an own catalogue. */
    make: async (productIds: readonly string[], viewer: Viewer = viewers.validated) =>
      (await call('POST', '', viewer, { body: { title: 'Made by a test', productIds } })).answer,
  };
}

/** Ids of so many products from the first one on, passing over internal ones and those that do not exist. */
export function openIds({ rows }: ReturnType<typeof catalogHarness>, count: number): string[] {
  const found = rows('SELECT id FROM product WHERE NOT is_internal ORDER BY position LIMIT ?', count);
  return found.map(({ id }) => String(id));
}

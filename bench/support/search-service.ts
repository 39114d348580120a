import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import type { ServiceEnvironment } from '../../demo/server/base/context.ts';
import { openDatabase } from '../../demo/server/base/database.ts';
import { seedCatalogue } from '../../demo/server/catalogue/seed-catalogue.ts';
import { anonymous } from '../../demo/server/ground/accounts/viewer-of.ts';
import { createSearchApp } from '../../demo/server/search/app.ts';
import type { AnswerCall } from './serve.ts';

/** A search service that answers repeated calls from memory. */
export interface SearchService {
  answer: AnswerCall;
  stop: () => void;
}

/**
 * Starts the demo's search service for a visitor, with its own catalogue, which is deleted at the end.
 *
 * @param prefix path prefix of the service, such as `/services`
 */
export function startSearchService(prefix: string, scale: number): SearchService {
  const directory = mkdtempSync(join(tmpdir(), 'ce-bench-search-'));
  const database = openDatabase({ directory });
  seedCatalogue(database, { scale });
  const origins = { site: '', user: '', search: '', document: '', backend: '' };
  const app = new Hono<ServiceEnvironment>();
  app.use(async (c, next) => {
    c.set('viewer', anonymous);
    await next();
  });
  app.route('/', createSearchApp({ database, origins, now: () => new Date(0) }));

  const answers = new Map<string, Promise<string>>();
  const ask = async (method: string, path: string, body: string): Promise<string> => {
    const headers = { 'content-type': 'application/json' };
    const response = await app.request(path, { method, ...(body && { body, headers }) });
    if (!response.ok) throw new Error(`${method} ${path} gave ${response.status}`);
    return response.text();
  };
  return {
    answer({ method, path, body }) {
      if (!path.startsWith(`${prefix}/api/`)) return undefined;
      const key = `${method} ${path} ${body}`;
      const known = answers.get(key) ?? ask(method, path.slice(prefix.length), body);
      answers.set(key, known);
      return known;
    },
    stop() {
      database.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Hono } from 'hono';
import { pick } from '../demo/data/draw.ts';
import { randomOf } from '../demo/data/rng.ts';
import { seedCatalogue } from '../demo/server/catalogue/seed-catalogue.ts';
import type { ServiceEnvironment } from '../demo/server/context.ts';
import { createSearchApp } from '../demo/server/search/app.ts';
import { seedUsers } from '../demo/server/users/seed.ts';
import { createUserStore } from '../demo/server/users/user-store.ts';

// Measures the search service: `node scripts/bench-search.ts [products …]`, 300 and 30000 by default. Each
// query goes through the whole app, from URL to JSON, and answers 24 hits with the counts of all filters.
// Times are of the processor, so that a busy machine gives the same figures as an idle one.

const QUERIES = 200;
const terms = [
  '',
  '',
  'red',
  'pig',
  'transparent yellow',
  'rubelis red',
  'PB15:3',
  'automotive',
  '2835',
  'mica gold',
];
const filters = [
  '',
  '',
  'i=coatings',
  'i=plastics&c=red,blue',
  'brand=Rubelis',
  'pg=effect',
  'light_fastness=8&t=opaque',
];

const rows: Record<string, string>[] = [];
const scales = process.argv.slice(2).map(Number);
for (const scale of scales.length > 0 ? scales : [300, 30_000]) await measure(scale);
console.table(rows);

async function measure(scale: number): Promise<void> {
  const directory = mkdtempSync(join(tmpdir(), 'bench-search-'));
  try {
    const database = new DatabaseSync(join(directory, 'demo.sqlite'));
    database.exec('PRAGMA journal_mode = WAL');
    const seeding = timed(() => seedCatalogue(database, { scale }));
    const origin = 'http://localhost';
    const origins = { site: origin, user: origin, search: origin, document: origin, backend: origin };
    const loading = timed(() => createSearchApp({ database, origins, now: () => new Date(0) }));
    await seedUsers(createUserStore(database));
    const app = new Hono<ServiceEnvironment>();
    app.use(async (c, next) => {
      c.set('viewer', { userId: 'u', roles: ['internal'] });
      await next();
    });
    app.route('/', loading.result);
    for (const type of ['pigments', 'assets']) {
      const times = await ask(app, type);
      rows.push({
        products: String(scale),
        type,
        'seed s': (seeding.time / 1000).toFixed(2),
        'index ms': loading.time.toFixed(0),
        'p50 ms': quantile(times, 0.5),
        'p95 ms': quantile(times, 0.95),
        'max ms': quantile(times, 1),
      });
    }
    database.close();
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function ask(app: Hono<ServiceEnvironment>, type: string): Promise<number[]> {
  const times: number[] = [];
  for (let query = -20; query < QUERIES; query++) {
    const random = randomOf('bench', query, type);
    const params = `type=${type}&q=${encodeURIComponent(pick(random, terms))}&${pick(random, filters)}`;
    const start = cpuTime();
    const response = await app.request(`/api/v1/document/search?${params}`, { method: 'POST' });
    await response.text();
    if (response.status !== 200) throw new Error(`${params} gave ${response.status}`);
    // The first queries warm the machine up.
    if (query >= 0) times.push(cpuTime() - start);
  }
  return times.toSorted((a, b) => a - b);
}

function timed<T>(run: () => T): { time: number; result: T } {
  const start = cpuTime();
  const result = run();
  return { time: cpuTime() - start, result };
}

/** Processor time of this process in ms. */
function cpuTime(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

function quantile(sorted: readonly number[], share: number): string {
  return (sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0).toFixed(1);
}

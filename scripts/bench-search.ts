import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { gzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { pick } from '../demo/data/base/draw.ts';
import { randomOf } from '../demo/data/base/rng.ts';
import type { ServiceEnvironment } from '../demo/server/base/context.ts';
import { seedCatalogue } from '../demo/server/catalogue/seed-catalogue.ts';
import { seedUsers } from '../demo/server/ground/users/seed.ts';
import { createUserStore } from '../demo/server/ground/users/user-store.ts';
import { createSearchApp } from '../demo/server/search/app.ts';

// Measures the search service: `node scripts/bench-search.ts [products …]`, 300 and 30000 by default. Each
// query goes through the whole app, from URL to JSON, and answers 24 hits with the counts of all filters.
// Times are of the processor, so that a busy machine gives the same figures as an idle one. At 30,000 products or
// more it fails where a limit is passed.

const QUERIES = 200;
const COMPETITORS = 300;
const ASSERTED_FROM = 30_000;

/**
 * Processor time in ms, and the size of a sheet listing's first answer as it travels: compressed, since the required
 * fields of 24 products' 368 documents alone are 81 kB, and the counts of all filters 34 kB.
 */
const LIMITS = {
  pigments: { p50: 30, p95: 60 },
  assets: { p50: 30, p95: 100 },
  suggest: { p50: 20, p95: 30 },
  nearest: { p50: 30, p95: 60 },
  sheetBytes: 18_000,
};
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
  'PR 122',
  'pigmnet',
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

const SEARCH = '/api/v1/document/search';
const paths = {
  pigments: `${SEARCH}?type=pigments&`,
  assets: `${SEARCH}?type=assets&`,
  suggest: '/api/v1/document/suggest?',
};
const NEAREST = '/api/v1/competitor/nearest/';
/** Another colour in each query, so that none is known from the one before. */
const nearestPath = (query: number) =>
  `${NEAREST}k-${String(1 + ((query + QUERIES) % COMPETITORS)).padStart(3, '0')}?`;

const rows: Record<string, string>[] = [];
const missed: string[] = [];
const scales = process.argv.slice(2).map(Number);
for (const scale of scales.length > 0 ? scales : [300, 30_000]) await measure(scale);
console.table(rows);
if (missed.length > 0) {
  console.error(missed.join('\n'));
  process.exitCode = 1;
}

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
      c.set('viewer', { userId: 'u', roles: ['internal', 'competitor-viewer'] });
      await next();
    });
    app.route('/', loading.result);
    for (const subject of ['pigments', 'assets', 'suggest', 'nearest'] as const) {
      const times = await ask(app, subject);
      const [p50, p95, max] = [quantile(times, 0.5), quantile(times, 0.95), quantile(times, 1)];
      check(scale, `${subject} p50`, p50, LIMITS[subject].p50);
      check(scale, `${subject} p95`, p95, LIMITS[subject].p95);
      rows.push({
        products: String(scale),
        subject,
        'seed s': (seeding.time / 1000).toFixed(2),
        'index ms': loading.time.toFixed(0),
        'p50 ms': p50.toFixed(1),
        'p95 ms': p95.toFixed(1),
        'max ms': max.toFixed(1),
      });
    }
    const sheets = await call(app, `${SEARCH}?tab=all`);
    const bytes = gzipSync(sheets).length;
    rows.push({ products: String(scale), subject: 'sheets', bytes: `${bytes} of ${sheets.length}` });
    check(scale, 'bytes of 24 sheets', bytes, LIMITS.sheetBytes);
    database.close();
  } finally {
    rmSync(directory, { recursive: true });
  }
}

async function ask(
  app: Hono<ServiceEnvironment>,
  subject: keyof typeof paths | 'nearest',
): Promise<number[]> {
  const times: number[] = [];
  for (let query = -20; query < QUERIES; query++) {
    const random = randomOf('bench', query, subject);
    const path =
      subject === 'nearest'
        ? nearestPath(query) + pick(random, filters)
        : `${paths[subject]}q=${encodeURIComponent(pick(random, terms))}&${pick(random, filters)}`;
    const start = cpuTime();
    await call(app, path);
    // The first queries warm the machine up.
    if (query >= 0) times.push(cpuTime() - start);
  }
  return times.toSorted((a, b) => a - b);
}

async function call(app: Hono<ServiceEnvironment>, path: string): Promise<string> {
  const method = path.startsWith(SEARCH) || path.startsWith(NEAREST) ? 'POST' : 'GET';
  const response = await app.request(path, { method });
  if (response.status !== 200) throw new Error(`${path} gave ${response.status}`);
  return response.text();
}

function check(scale: number, what: string, figure: number, limit: number): void {
  if (scale < ASSERTED_FROM || figure <= limit) return;
  missed.push(`${what}: ${figure.toFixed(1)}, at most ${limit}`);
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

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

// The services as a process of its own, which a test can kill in the middle of a call. It is started ahead, and opens
// the database when it is told to.

import { flushCompileCache } from 'node:module';
import { DatabaseSync, StatementSync } from 'node:sqlite';
import { originsFor, type ServiceName } from '../../../demo/server/base/ports.ts';
import { createGround } from '../../../demo/server/ground/create-ground.ts';
import { createServices } from '../../../demo/server/run/services.ts';
import { listenAnywhere } from '../../demo/server/support/listen-anywhere.ts';

/**
 * When the process dies:
 * - `first change`: after the first change of the database that the call makes
 * - `answer`: when the answer is ready to be sent
 */
export type Moment = 'first change' | 'answer';

/** What a test tells the process. */
export type Order =
  | { file: string }
  /** The next call of this method, whose path matches, is the last one. */
  | { killAt: Moment; method: string; path: RegExp };

let doom: Extract<Order, { killAt: Moment }> | undefined;
let isLastCall = false;
const die = () => process.kill(process.pid, 'SIGKILL');

/** What every call changes. */
const EVERYDAY = /\b(sessions|settings)\b/;

const { run } = StatementSync.prototype;
StatementSync.prototype.run = function (this: StatementSync, ...values: Parameters<typeof run>) {
  const result = run.apply(this, values);
  if (isLastCall && doom?.killAt === 'first change' && !EVERYDAY.test(this.sourceSQL)) die();
  return result;
} as typeof run;

/** Returns the port. */
async function serve(file: string): Promise<number> {
  const database = new DatabaseSync(file);
  database.exec('PRAGMA journal_mode = WAL; PRAGMA foreign_keys = ON;');
  const origins = originsFor(4400);
  const passwordCost = { N: 2, r: 1, p: 1 };
  const ground = await createGround({ database, origins, hasRateLimits: false, passwordCost });
  const services = createServices(ground);
  await ground.later.settled();
  const fetch = async (request: Request): Promise<Response> => {
    const isLast = doom?.method === request.method && doom.path.test(new URL(request.url).pathname);
    // Another call may come in the middle of it.
    isLastCall ||= isLast;
    const response = await services[request.headers.get('x-service') as ServiceName].fetch(request);
    if (isLast) die();
    await ground.later.settled();
    return response;
  };
  return (await listenAnywhere({ fetch })).port;
}

process.on('message', async (order: Order) => {
  if ('file' in order) return process.send?.(await serve(order.file));
  doom = order;
  process.send?.('done');
});
process.on('disconnect', () => process.exit());
flushCompileCache();
process.send?.('done');

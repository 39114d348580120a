import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { databaseWithCatalogue } from '../../demo/server/support/test-demo.ts';
import type { Moment, Order } from './killed-service.ts';
import type { Service } from './service.ts';

/** Services whose process can be killed as with `kill -9`. Their data are in a file. */
export interface KillableService extends Service {
  /** Lets the process die during the next call of this method whose path matches. */
  killAt(moment: Moment, method: string, path: RegExp): Promise<void>;
  /** Waits for that, and starts another process on the same data. */
  revive(): Promise<void>;
}

const CODE = join(process.cwd(), 'tests/writes/service/killed-service.ts');
const CACHE = join(process.cwd(), 'node_modules/.cache/ce-widgets/killed-service');
/** The test's stand-in for it is no way to another process. */
const { fetch } = globalThis;

/** Reading the code takes longest: the next process has done so when it is needed. */
let next: Promise<ChildProcess> | undefined;

async function load(): Promise<ChildProcess> {
  const env = { ...process.env, NODE_COMPILE_CACHE: CACHE };
  // A `RegExp` passes to it.
  const child = fork(CODE, { env, execArgv: [], serialization: 'advanced' });
  // The tests' end is its end.
  child.unref();
  child.channel?.unref();
  await once(child, 'message');
  return child;
}

/** Ends the process that was loaded ahead and is not needed any more. */
export async function dropSpare(): Promise<void> {
  const spare = await next;
  next = undefined;
  spare?.kill('SIGKILL');
}

/** Returns what the process answers. @throws {Error} if it ends instead */
async function tell(child: ChildProcess, order: Order): Promise<unknown> {
  const ended = once(child, 'exit').then(([code, signal]) => {
    throw new Error(`The services ended with ${code ?? signal}`);
  });
  child.send(order);
  const [answer] = await Promise.race([once(child, 'message'), ended]);
  return answer;
}

/** Starts the services as a process of its own, on new data. */
export async function killableService(): Promise<KillableService> {
  const folder = mkdtempSync(join(tmpdir(), 'ce-writes-'));
  const file = join(folder, 'demo.sqlite');
  writeFileSync(file, databaseWithCatalogue().serialize());

  const start = async () => {
    const child = await (next ?? load());
    next = load();
    const port = await tell(child, { file });
    return { child, port, death: once(child, 'exit') };
  };
  let running = await start();
  const database = new DatabaseSync(file);

  return {
    database,
    async send(service, request) {
      const { pathname, search } = new URL(request.url);
      const there = new Request(`http://127.0.0.1:${running.port}${pathname}${search}`, request);
      there.headers.set('x-service', service);
      const { body, status, headers } = await fetch(there, { redirect: 'manual' });
      const kept = new Headers(headers);
      // `fetch` has unpacked it.
      kept.delete('content-encoding');
      return new Response(body, { status, headers: kept });
    },
    async killAt(killAt, method, path) {
      await tell(running.child, { killAt, method, path });
    },
    async revive() {
      await running.death;
      running = await start();
    },
    stop() {
      database.close();
      running.child.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}

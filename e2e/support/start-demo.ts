import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** A demo in a process of its own. */
export interface StartedDemo {
  stop: () => Promise<void>;
}

/**
 * Starts a small demo with its services, and waits until they answer.
 *
 * @param options of the command line, such as `--port`
 * @param products number of products
 */
export async function startDemo(options: readonly string[], products = 60): Promise<StartedDemo> {
  const main = fileURLToPath(new URL('../../demo/server/main.ts', import.meta.url));
  const demo = spawn(
    process.execPath,
    [main, ...options, '--data', ':memory:', '--scale', String(products)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  let said = '';
  for await (const part of demo.stdout.iterator({ destroyOnReturn: false })) {
    said += part;
    if (!said.includes('Outbox')) continue;
    // What it says later must not fill the pipe.
    demo.stdout.resume();
    return {
      async stop() {
        const isOver = once(demo, 'exit');
        demo.kill();
        await isOver;
      },
    };
  }
  throw new Error(`The demo did not start: ${said}`);
}

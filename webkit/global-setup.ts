import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import type { TestProject } from 'vitest/node';
import { startDemo } from '../demo/server/run/start.ts';
import { isBuilt } from '../demo/server/site/static-files.ts';
import { findWebKit } from '../scripts/webkit.ts';
import { watchedSite } from './support/watched-site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Origin of the demo site. */
    site: string;
    /** Address of the WebDriver server. */
    driver: string;
    /** Path of the browser. */
    browser: string;
  }
}

/** The demo's own ports and those of the other end-to-end tests stay free; the driver follows the five services. */
const port = Number(process.env.CE_WEBKIT_PORT ?? 4600);
const driverPort = port + 5;

/** Starts the demo, a display and the driver for all flows. Returns the stop. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const webkit = findWebKit();
  if (!webkit) throw new Error('WebKitGTK is not installed: run "npm run test:webkit".');
  if (!isBuilt()) throw new Error('The widgets are not built yet: run "npm run build:cdn" first.');
  const demo = await startDemo({ port, data: ':memory:', hasRateLimits: false, wrapSite: watchedSite });
  const display = spawn(
    webkit.display,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  );
  const [number] = await once(display.stdio[3] as NodeJS.ReadableStream, 'data');
  const driver = spawn(webkit.driver, [`--port=${driverPort}`, '--host=127.0.0.1'], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${String(number).trim()}`, ...withoutSandbox() },
  });
  project.provide('site', demo.origins.site);
  project.provide('browser', webkit.browser);
  project.provide('driver', `http://127.0.0.1:${driverPort}`);
  return async () => {
    await Promise.all([driver, display].map(end));
    await demo.stop();
  };
}

/** WebKit refuses its sandbox to root. */
function withoutSandbox(): NodeJS.ProcessEnv {
  return process.getuid?.() === 0 ? { WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' } : {};
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || !child.kill()) return;
  await once(child, 'exit');
}

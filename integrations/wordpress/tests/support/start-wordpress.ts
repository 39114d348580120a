import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type WordPressVersion, writeWordPress } from './wordpress-files.ts';

const FOLDER = join(import.meta.dirname, '../..');
const CLI = join(FOLDER, 'node_modules/@wp-playground/cli/wp-playground.js');

/** Requests at a time. Each takes half a second of a processor, and each worker that it meets cold much more. */
const WORKERS = '2';

/** Versions of PHP to test with: the oldest that the plugin supports, and the newest. */
export type PhpVersion = '7.4' | '8.5';

/** What the plugin runs on. */
export interface Versions {
  php: PhpVersion;
  wordpress: WordPressVersion;
}

/** A WordPress in a process of its own. */
export interface StartedWordPress {
  /** Address without a slash at its end: `http://localhost:4900`. */
  url: string;
  /** Its files, the database among them. */
  folder: string;
  /** Lets `runPhpAt` run PHP. */
  secret: string;
  stop: () => Promise<void>;
}

/** Constants of this WordPress: it makes no requests to other hosts and none to itself, and logs what PHP reports. */
const CONSTANTS = [
  ['--define-bool', 'WP_DEBUG', 'true'],
  ['--define-bool', 'WP_DEBUG_LOG', 'true'],
  ['--define-bool', 'WP_DEBUG_DISPLAY', 'false'],
  ['--define-bool', 'DISABLE_WP_CRON', 'true'],
  ['--define-bool', 'AUTOMATIC_UPDATER_DISABLED', 'true'],
  ['--define-bool', 'WP_HTTP_BLOCK_EXTERNAL', 'true'],
  ['--define', 'WP_ACCESSIBLE_HOSTS', 'localhost,127.0.0.1'],
].flat();

/** Installs a new WordPress in a temporary folder, serves it, and waits until it answers. */
export async function startWordPress(port: number, { php, wordpress }: Versions): Promise<StartedWordPress> {
  // By its port: a run that was killed leaves one folder at most.
  const folder = join(tmpdir(), `ce-wordpress-${port}`);
  rmSync(folder, { recursive: true, force: true });
  writeWordPress(folder, wordpress);
  const url = `http://localhost:${port}`;
  const secret = randomUUID();
  const args = [
    ...['server', '--port', String(port), '--site-url', url, '--php', php, '--wp', wordpress],
    ...['--mount-dir-before-install', folder, '/wordpress', '--workers', WORKERS],
    ...['--wordpress-install-mode', 'install-from-existing-files-if-needed'],
    ...CONSTANTS,
    ...['--define', 'CE_TESTS_SECRET', secret],
  ];
  // With this flag the command does not start a second process of its own.
  const server = spawn(process.execPath, ['--experimental-wasm-jspi', CLI, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const isOver = once(server, 'exit');
      server.kill('SIGTERM');
      await isOver;
    }
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  };
  let said = '';
  server.stderr.on('data', (text) => {
    said += text;
  });
  for await (const text of server.stdout.iterator({ destroyOnReturn: false })) {
    said += text;
    if (!said.includes('WordPress is running on')) continue;
    server.stdout.resume();
    // Its first answer redirects to the same address.
    await fetch(url);
    return { url, folder, secret, stop };
  }
  await stop();
  throw new Error(`WordPress did not start: ${said}`);
}

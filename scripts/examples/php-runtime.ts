import { existsSync, statSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { ROOT } from '../build/paths.ts';
import { runCommand } from './run-command.ts';
import { MissingRuntime, type Runtime } from './runtime.ts';

const PACKAGES = `${ROOT}examples/node_modules`;
const LOCK = `${ROOT}examples/package-lock.json`;

/** What is used of `@php-wasm`, which only `examples/package.json` knows. */
interface Php {
  mkdir(path: string): void;
  mount(path: string, handler: unknown): Promise<unknown>;
  run(request: object): Promise<{ text: string; errors: string; exitCode: number }>;
}

/** Installs PHP as WebAssembly and Prism below `examples`, if they are missing or of another lock file. */
export async function installPackages(): Promise<void> {
  const installed = `${PACKAGES}/.package-lock.json`;
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(LOCK).mtimeMs) return;
  try {
    await runCommand('npm', ['ci', '--no-fund', '--no-audit', '--ignore-scripts'], `${ROOT}examples`);
  } catch (cause) {
    throw new MissingRuntime('npm could not install the packages of examples/package.json', { cause });
  }
}

/** Starts a version of PHP for `page.php` of an example; `folder` holds `examples` and `dist`. */
export async function phpRuntime(version: string, folder: string, example: 'php' | 'twig'): Promise<Runtime> {
  const load = (path: string) => import(pathToFileURL(`${PACKAGES}/@php-wasm/${path}/index.js`).href);
  const { PHP } = await load('universal');
  const { loadNodeRuntime, createNodeFsMountHandler } = await load('node');
  const php: Php = new PHP(await loadNodeRuntime(version, { emscriptenOptions: { processId: 1 } }));
  php.mkdir('/page');
  await php.mount('/page', createNodeFsMountHandler(folder));
  const { text: exact } = await php.run({ code: '<?php echo PHP_VERSION;' });
  return {
    name: `PHP ${exact}`,
    async render(search) {
      const { text, errors, exitCode } = await php.run({
        scriptPath: `/page/examples/${example}/page.php`,
        $_SERVER: { QUERY_STRING: search },
      });
      // Warnings and notices, too.
      if (errors.trim() || exitCode !== 0) throw new Error(`PHP ended with ${exitCode}: ${errors.trim()}`);
      return text;
    },
  };
}

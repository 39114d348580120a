import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { ROOT } from './build/paths.ts';
import { callDifferences, pageDifferences } from './examples/compare-pages.ts';
import { contractFaults } from './examples/contract-mock.ts';
import { type ExampleCase, exampleCases } from './examples/example-case.ts';
import { expectedPage } from './examples/expected-page.ts';
import { installPackages, phpRuntime } from './examples/php-runtime.ts';
import { MissingRuntime, type Runtime } from './examples/runtime.ts';
import { startSearchService } from './examples/search-service.ts';
import { thymeleafRuntime } from './examples/thymeleaf-runtime.ts';
import { twigRuntime } from './examples/twig-runtime.ts';

// `npm run check:examples`: renders the examples of `examples` by their real runtimes, and compares pages and calls with
// those of `ce-widgets/server`; then asks a mock of the contract for its examples. Not part of `npm test`: it downloads the
// runtimes. What a machine lacks is named and skipped. `npm run check:examples -- php contract` checks only these.

/** Oldest and newest PHP; the newest one that Debian's Twig runs on without deprecations. */
const RUNTIMES: readonly [example: string, start: (folder: string) => Promise<Runtime>][] = [
  ['php', (folder) => phpRuntime('7.4', folder, 'php')],
  ['php', (folder) => phpRuntime('8.5', folder, 'php')],
  ['twig', (folder) => twigRuntime('7.4', folder)],
  ['twig', (folder) => twigRuntime('8.3', folder)],
  ['thymeleaf', thymeleafRuntime],
];

/** Far more than an example's own time limits. */
const PATIENCE_MS = 20_000;

const TAGS = `${ROOT}dist/cdn/tags.json`;
if (!existsSync(TAGS)) throw new Error('dist/cdn/tags.json is missing: run `npm run build:cdn` first');

const service = await startSearchService();
const readJson = (path: string) => JSON.parse(readFileSync(path, 'utf8'));
const cases = exampleCases(readJson(`${ROOT}examples/data.json`), readJson(TAGS), service.origin);
const work = realpathSync(mkdtempSync(join(tmpdir(), 'ce-examples-')));
const only = process.argv.slice(2);
const isWanted = (example: string) => only.length === 0 || only.includes(example);
let rendered = 0;
let failures = 0;
try {
  cpSync(`${ROOT}examples`, `${work}/examples`, {
    recursive: true,
    filter: (path) => !/[\\/]node_modules$/.test(path),
  });
  mkdirSync(`${work}/dist/cdn`, { recursive: true });
  for (const [example, start] of RUNTIMES) {
    if (isWanted(example)) failures += await checkRuntime(example, start);
  }
} finally {
  service.stop();
  rmSync(work, { recursive: true, force: true });
}
const verdict = failures ? `${failures} of them wrong` : 'all as by ce-widgets/server';
console.log(`${rendered} pages rendered${rendered ? `, ${verdict}` : ''}`);
if (isWanted('contract')) failures += await checkContract();
// PHP's WebAssembly keeps timers.
process.exit(failures ? 1 : 0);

/** Renders all cases and returns how many are wrong. */
async function checkRuntime(example: string, start: (folder: string) => Promise<Runtime>): Promise<number> {
  let runtime: Runtime;
  try {
    if (example !== 'thymeleaf') await installPackages();
    runtime = await start(work);
  } catch (error) {
    if (!(error instanceof MissingRuntime)) throw error;
    console.warn(`${example}: not checked, since ${error.message}`);
    return 0;
  }
  let wrong = 0;
  for (const each of cases) {
    const differences = await differencesOf(runtime, each);
    if (differences.length > 0) wrong += 1;
    for (const difference of differences) {
      console.error(`${example}, ${runtime.name}, ${each.name}:\n    ${difference}`);
    }
  }
  rendered += cases.length;
  console.log(`${example}: ${cases.length - wrong} of ${cases.length} pages right, by ${runtime.name}`);
  return wrong;
}

/** Asks the mock and returns how many faults it has found. */
async function checkContract(): Promise<number> {
  try {
    await installPackages();
  } catch (error) {
    if (!(error instanceof MissingRuntime)) throw error;
    console.warn(`contract: not checked, since ${error.message}`);
    return 0;
  }
  const { asked, faults } = await contractFaults();
  for (const fault of faults) console.error(`contract, ${fault}`);
  console.log(`contract: ${asked} calls asked of Prism, ${faults.length} faults`);
  return faults.length;
}

async function differencesOf(runtime: Runtime, each: ExampleCase): Promise<string[]> {
  const { data, tags, search } = each;
  writeFileSync(`${work}/examples/data.json`, JSON.stringify(data));
  writeFileSync(`${work}/dist/cdn/tags.json`, JSON.stringify(tags));
  service.behave(each.service);
  const expected = expectedPage(each);
  try {
    const page = await inTime(runtime.render(search));
    return [...pageDifferences(page, expected.html), ...callDifferences(service.received(), expected.calls)];
  } catch (error) {
    return [(error as Error).message];
  }
}

/** A page that waits for its service for ever must not stop the check. */
function inTime<Result>(result: Promise<Result>): Promise<Result> {
  return Promise.race([
    result,
    delay(PATIENCE_MS, undefined, { ref: false }).then(() => {
      throw new Error(`not rendered within ${PATIENCE_MS / 1000} s`);
    }),
  ]);
}

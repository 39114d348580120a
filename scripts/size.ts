import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BUDGETS } from './size/budgets.ts';
import { changesBetween, figuresOf } from './size/changes.ts';
import { type BuiltFile, parseManifest } from './size/manifest.ts';
import { formatBudgets, measureBudgets } from './size/measure-budgets.ts';
import { SERVER_AT_MOST, serverBytes } from './size/server-bytes.ts';

// `npm run size`: the budgets, and what each file gained or lost against the figures committed last; `-- --write`
// makes today's figures those.

const CDN = 'dist/cdn';
const FIGURES = new URL('size/figures.json', import.meta.url);

/** Compressed afresh from what is on disk, so that a wrong manifest cannot hide a size. */
function brotliBytes({ file }: BuiltFile): number {
  const code = readFileSync(join(CDN, file));
  return brotliCompressSync(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

if (existsSync(join(CDN, 'manifest.json'))) {
  const files = parseManifest(readFileSync(join(CDN, 'manifest.json'), 'utf8'));
  const sizes = new Map(files.map((file) => [file, brotliBytes(file)]));
  const sizeOf = (file: BuiltFile) => sizes.get(file) ?? 0;
  const measured = measureBudgets(BUDGETS, files, sizeOf);
  console.log(formatBudgets(measured));
  const figures = figuresOf(files, sizeOf);
  const changes = changesBetween(JSON.parse(readFileSync(FIGURES, 'utf8')), figures);
  console.log(
    ['', `${changes.length} files changed since the figures committed last`, ...changes].join('\n'),
  );
  if (process.argv.includes('--write')) writeFileSync(FIGURES, `${JSON.stringify(figures, null, 2)}\n`);
  const server = await serverBytes('dist/npm/server.js');
  if (server) console.log(`\nce-widgets/server: ${server} bytes, at most ${SERVER_AT_MOST}`);
  const isOver = measured.some((budget) => budget.isOver) || (server ?? 0) > SERVER_AT_MOST;
  process.exitCode = isOver ? 1 : 0;
} else {
  console.error(`There is no ${CDN}/manifest.json: run npm run build first.`);
  process.exitCode = 1;
}

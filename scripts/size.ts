import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { BUDGETS } from './size/budgets.ts';
import { parseManifest } from './size/manifest.ts';
import { formatBudgets, measureBudgets } from './size/measure-budgets.ts';

const CDN = 'dist/cdn';

/** Compressed afresh from what is on disk, so that a wrong manifest cannot hide a size. */
function brotliBytes(path: string): number {
  return brotliCompressSync(readFileSync(path), { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length;
}

if (existsSync(join(CDN, 'manifest.json'))) {
  const files = parseManifest(readFileSync(join(CDN, 'manifest.json'), 'utf8'));
  const measured = measureBudgets(BUDGETS, files, ({ file }) => brotliBytes(join(CDN, file)));
  console.log(formatBudgets(measured));
  process.exitCode = measured.some((budget) => budget.isOver) ? 1 : 0;
} else {
  console.error(`There is no ${CDN}/manifest.json: run npm run build first.`);
  process.exitCode = 1;
}

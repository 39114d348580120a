import { existsSync } from 'node:fs';
import { brotliCompressSync } from 'node:zlib';
import { build } from 'esbuild';

/** Bytes of `ce-widgets/server` in an edge function, minified with what it imports, after brotli. */
export const SERVER_AT_MOST = 9_400;

/** Measures the built `ce-widgets/server`; `undefined` without `npm run build`, since `build:cdn` leaves it out. */
export async function serverBytes(path: string): Promise<number | undefined> {
  if (!existsSync(path)) return undefined;
  const { outputFiles } = await build({
    entryPoints: [path],
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    // The package says that its files have no side effects.
    logLevel: 'error',
  });
  return brotliCompressSync(outputFiles[0]?.contents ?? new Uint8Array()).length;
}

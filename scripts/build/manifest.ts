import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { OutputChunk } from 'rollup';
import { importMap } from './import-map.ts';
import { BUILD_FOLDER } from './paths.ts';

/** A file of dist/cdn in `manifest.json`. */
export interface ManifestFile {
  file: string;
  /** Name of the part: an island, `react`, `core`, `ce-widgets` for the loader. */
  name: string;
  bytes: number;
  /** Bytes at Brotli quality 11. The compressed file has the same name with `.br`. */
  brotli: number;
  /** Subresource integrity, for the script tag. */
  integrity: string;
  /** Its static imports. */
  imports: readonly string[];
  /** Its dynamic imports. */
  dynamicImports: readonly string[];
}

const compress = promisify(brotliCompress);

/** Writes `manifest.json`, `importmap.json` and a Brotli-compressed copy of each file. Returns the manifest. */
export async function writeManifest(chunks: readonly OutputChunk[]): Promise<ManifestFile[]> {
  const files: ManifestFile[] = [];
  for (const { fileName, name, imports, dynamicImports } of chunks) {
    const code = await readFile(`${BUILD_FOLDER}/${fileName}`);
    const brotli = await compress(code, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
    await writeFile(`${BUILD_FOLDER}/${fileName}.br`, brotli);
    const integrity = `sha384-${createHash('sha384').update(code).digest('base64')}`;
    files.push({
      file: fileName,
      name,
      bytes: code.length,
      brotli: brotli.length,
      integrity,
      imports,
      dynamicImports,
    });
  }
  await writeFile(`${BUILD_FOLDER}/manifest.json`, `${JSON.stringify(files, null, 2)}\n`);
  await writeFile(`${BUILD_FOLDER}/importmap.json`, `${JSON.stringify(importMap(files), null, 2)}\n`);
  return files;
}

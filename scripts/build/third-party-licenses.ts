import { readdirSync, readFileSync } from 'node:fs';
import type { OutputChunk } from 'rollup';

const PACKAGE = /^(?:\0)?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//;

/** Returns the folders of the packages bundled in these files. */
export function bundledPackages(chunks: readonly Pick<OutputChunk, 'modules'>[]): string[] {
  const folders = chunks.flatMap(({ modules }) =>
    Object.entries(modules)
      .filter(([, { renderedLength }]) => renderedLength > 0)
      .flatMap(([id]) => PACKAGE.exec(id)?.[1] ?? []),
  );
  return [...new Set(folders)].sort();
}

/** Returns the text of `THIRD-PARTY-LICENSES.txt`: each package with its licence. Throws if a licence is missing. */
export function licensesText(folders: readonly string[]): string {
  const entries = folders.map((folder) => {
    const { name, version, license } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
    const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
    if (!file) throw new Error(`${name} has no licence text: add one, or don't bundle it.`);
    return `${name} ${version} (${license})\n\n${readFileSync(`${folder}/${file}`, 'utf8').trim()}\n`;
  });
  return `The files of ce-widgets in this folder contain code of these packages.\n\n${entries.join(`\n${'-'.repeat(80)}\n\n`)}`;
}

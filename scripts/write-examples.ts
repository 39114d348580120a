import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { ROOT } from './build/paths.ts';
import { readExamples } from './guide/read-examples.ts';

// Writes the TypeScript of README and guide to `dist/examples`, where `tsc -p tests/consumer` checks it against the
// declarations of the npm package.

const FOLDER = `${ROOT}dist/examples`;

rmSync(FOLDER, { recursive: true, force: true });
mkdirSync(FOLDER, { recursive: true });
for (const { document, language, line, code } of readExamples()) {
  if (language !== 'ts' && language !== 'tsx') continue;
  const name = document.replace(/^.*\/|\.md$/g, '');
  // As a module, so that two examples may use the same names.
  writeFileSync(`${FOLDER}/${name}-${line}.${language}`, `${code}\nexport {};\n`);
}

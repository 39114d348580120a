import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ROOT } from './paths.ts';

const LIST = 'src/mount/page-chunks.ts';

/** Paths of the runtime's chunks by their file names, read from `src/mount/page-chunks.ts`. */
export function readPageChunks(code = readFileSync(ROOT + LIST, 'utf8')): Readonly<Record<string, string>> {
  const chunks: Record<string, string> = {};
  new Visitor({
    Property({ key, value }) {
      if (value.type !== 'ArrowFunctionExpression' || value.body.type !== 'ImportExpression') return;
      const { source } = value.body;
      const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' && String(key.value);
      if (name && source.type === 'Literal')
        chunks[name] = posix.join(posix.dirname(LIST), String(source.value));
    },
  }).visit(parseSync(LIST, code).program);
  return chunks;
}

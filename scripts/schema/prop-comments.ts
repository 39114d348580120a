import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { type ObjectExpression, parseSync, Visitor } from 'oxc-parser';
import { ROOT } from '../build/paths.ts';

/**
 * Doc comments of an island's props, by name: they are written once, in the contract, and read by the gallery, the JSON
 * Schemas and the types of the npm package. Props that islands share are read where they are declared.
 *
 * @param name of the island
 * @throws Error if the contract's `props` are no `v.object({ … })`
 */
export function readPropComments(name: string): Map<string, string> {
  return commentsOf(`widgets/${name}/island.ts`, 'props');
}

/** A comment as sentences, its `@default` included, without references to documents of this repository. */
export function inSentences(comment: string): string {
  return comment.replace(/ \((decision|spec) [^)]*\)/g, '').replace(/@default (.*?)\.?$/, 'By default $1.');
}

/** Comments of the `v.object({ … })` that a file holds as a property or variable of that name. */
function commentsOf(path: string, name: string): Map<string, string> {
  const code = readFileSync(ROOT + path, 'utf8');
  const { program, comments } = parseSync(path, code);
  let found: ObjectExpression | undefined;
  let shared: string | undefined;
  const take = (value: unknown) => {
    const { type, arguments: [first] = [], name: own } = value as Declared;
    if (type === 'CallExpression') found = first;
    else if (type === 'Identifier') shared = own;
  };
  new Visitor({
    Property({ key, value }) {
      if (key.type === 'Identifier' && key.name === name) take(value);
    },
    VariableDeclarator({ id, init }) {
      if (id.type === 'Identifier' && id.name === name) take(init);
    },
  }).visit(program);
  if (shared && !found) return commentsOf(importOf(path, code, shared), shared);
  if (found?.type !== 'ObjectExpression') throw new Error(`${path} has no "${name}: v.object({ … })".`);

  return new Map(
    found.properties.flatMap((property) => {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') return [];
      const comment = comments.find(
        ({ start, end, value }) =>
          value.startsWith('*') && start < property.start && !code.slice(end, property.start).trim(),
      );
      return comment ? [[property.key.name, proseOf(comment.value)] as const] : [];
    }),
  );
}

interface Declared {
  type: string;
  arguments?: [ObjectExpression?];
  name?: string;
}

function importOf(path: string, code: string, name: string): string {
  const [, from] = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from '([^']+)'`).exec(code) ?? [];
  if (!from) throw new Error(`${path} does not import "${name}".`);
  return posix.join(posix.dirname(path), from);
}

/** A comment as one line. */
function proseOf(comment: string): string {
  return comment
    .replaceAll(/^\s*\*+/gm, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
}

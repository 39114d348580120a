import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseSync } from 'oxc-parser';

/** An `import()` in the source. */
export interface LazyImport {
  /** File with the import. */
  file: string;
  /** As written: `./QrDialog.tsx`. */
  source: string;
  /** Function that it is an argument of, such as `lazyPart`; `island` in a contract. */
  through: string | undefined;
  /** Constant that the function's result is assigned to. */
  name: string | undefined;
}

/** Functions that make a part of the interface. */
export const PART_MAKERS = ['lazyPart', 'lazyDialog', 'createLazyPart', 'lazyOfIsland'];

/** Functions that say what becomes of missing code. */
const BOUNDARIES = [...PART_MAKERS, 'loadService'];

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string';

/** Finds each `import()` of the product's source, in order. */
export function lazyImports(root = process.cwd()): LazyImport[] {
  return ['src', 'widgets']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((path) =>
        join(folder, path),
      ),
    )
    .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
    .sort()
    .flatMap((file) => importsOf(file, readFileSync(join(root, file), 'utf8')));
}

function importsOf(file: string, code: string): LazyImport[] {
  if (!code.includes('import(')) return [];
  const found: LazyImport[] = [];
  const visit = (node: Node, above: readonly Node[]) => {
    if (node.type === 'ImportExpression' && isNode(node.source)) {
      found.push({ file, source: String(node.source.value), ...placeOf(above) });
    }
    for (const value of Object.values(node)) {
      for (const child of Array.isArray(value) ? value : [value])
        if (isNode(child)) visit(child, [...above, node]);
    }
  };
  visit(parseSync(file, code).program as unknown as Node, []);
  return found;
}

/** @param above the nodes around an import, outermost first */
function placeOf(above: readonly Node[]): Pick<LazyImport, 'through' | 'name'> {
  const callee = ({ callee }: Node) => (isNode(callee) ? String(callee.name) : '');
  const call = above.findLast((node) => node.type === 'CallExpression' && BOUNDARIES.includes(callee(node)));
  const contract = above.find((node) => node.type === 'CallExpression' && callee(node) === 'defineIsland');
  const variable = above.findLast((node) => node.type === 'VariableDeclarator');
  return {
    through: call ? callee(call) : contract && 'island',
    name: call && isNode(variable?.id) ? String(variable.id.name) : undefined,
  };
}

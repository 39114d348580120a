import { type CallExpression, type EcmaScriptModule, parseSync, Visitor } from 'oxc-parser';

/** Our own functions that only put together what they are given. */
const OWN = new Set(['defineIsland', 'mounter']);

/** Those of valibot that make a schema, and what it checks; none looks at a value yet. */
const SCHEMAS = new Set([
  ...[
    'array',
    'boolean',
    'includes',
    'integer',
    'maxValue',
    'minLength',
    'minValue',
    'nullable',
    'number',
    'object',
  ],
  ...['optional', 'picklist', 'pipe', 'record', 'string', 'union', 'unknown'],
]);

/** Methods whose callbacks, in a contract, only read. */
const METHODS = new Set(['map']);

/**
 * Marks the calls that a module makes while it is loaded as free of side effects. Bundlers cannot see that by
 * themselves, since the functions are imported.
 *
 * @throws Error if the module makes a call that is not known to be free of side effects
 */
export function markPureCalls(path: string, code: string): string {
  const { program, module, errors } = parseSync(path, code);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const schemas = namespacesOf(module, 'valibot');
  const starts: number[] = [];
  /** How many functions are around: what stands in one runs later. */
  let depth = 0;
  const enter = () => void depth++;
  const leave = () => void depth--;
  const refuse = ({ start, end }: { start: number; end: number }) => {
    if (depth > 0) return;
    const line = code.slice(0, start).split('\n').length;
    throw new Error(
      `${path}:${line} calls what the build does not know to be free of side effects: ${code.slice(start, end)}. Call it in a function, or add it to scripts/build/mark-pure-calls.ts.`,
    );
  };

  new Visitor({
    FunctionDeclaration: enter,
    'FunctionDeclaration:exit': leave,
    FunctionExpression: enter,
    'FunctionExpression:exit': leave,
    ArrowFunctionExpression: enter,
    'ArrowFunctionExpression:exit': leave,
    NewExpression: refuse,
    TaggedTemplateExpression: refuse,
    CallExpression(call) {
      if (!isPure(call, schemas)) refuse(call);
      else if (depth === 0) starts.push(call.start);
    },
  }).visit(program);

  return starts
    .toSorted((one, other) => other - one)
    .reduce((marked, at) => `${marked.slice(0, at)}/* @__PURE__ */ ${marked.slice(at)}`, code);
}

function isPure({ callee }: CallExpression, schemas: ReadonlySet<string>): boolean {
  if (callee.type === 'Identifier') return OWN.has(callee.name);
  if (callee.type !== 'MemberExpression' || callee.computed || callee.object.type !== 'Identifier')
    return false;
  const { name } = callee.property as { name: string };
  return schemas.has(callee.object.name) ? SCHEMAS.has(name) : METHODS.has(name);
}

/** The names by which a module imports all of a package. */
function namespacesOf({ staticImports }: EcmaScriptModule, source: string): Set<string> {
  const entries = staticImports
    .filter(({ moduleRequest }) => moduleRequest.value === source)
    .flatMap((each) => each.entries);
  return new Set(
    entries
      .filter(({ importName }) => importName.kind === 'NamespaceObject')
      .map(({ localName }) => localName.value),
  );
}

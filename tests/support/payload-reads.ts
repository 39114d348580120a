import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Node, type ParamPattern, parseSync, Visitor } from 'oxc-parser';
import { readImports } from '../../scripts/import-rules/read-imports.ts';
import { comparisonFields } from '../../src/payload/comparison-fields.ts';
import { payloadFields } from '../../src/payload/schema.ts';

const FIELDS = new Set([...Object.keys(payloadFields), ...Object.keys(comparisonFields)]);
/** Reads the addresses and the region for whatever is called; what is called is what counts. */
const CALL_CONTEXT = 'src/store/reads/http-context.ts';
/** Read fields of each payload, whichever islands there are: its messages, and the region of answers. */
const OF_EACH_PAYLOAD = [
  'src/store/renew-payload.ts',
  'src/store/notices/notices.ts',
  // Keys of reads name the region, as calls do.
  'src/store/reads/reads.ts',
];
/** Services whose calls name the region. */
const ASKED_BY_REGION = new Set(['search', 'document']);

/** What an expression stands for, as far as payload fields are concerned. */
type Source = 'payload' | 'state' | undefined;

/**
 * Lists the payload fields that files read, with all they import, at once or later: `payload.links`,
 * `({ payload }) => payload.links`, `const { links } = …payload`, `state.user`, which starts as the field `user`, and
 * calls of services. What the store starts with does not count: it is read whichever island comes first.
 *
 * @param files paths from the working directory
 */
export function payloadReads(files: readonly string[]): Set<string> {
  const found = new Set<string>();
  const seen = new Set(files);
  for (const file of seen) {
    const { fields, imports } = readFile(file);
    if (file === CALL_CONTEXT) continue;
    if (!OF_EACH_PAYLOAD.includes(file)) for (const field of fields) found.add(field);
    for (const path of imports) seen.add(path);
  }
  return found;
}

interface FileReads {
  fields: ReadonlySet<string>;
  imports: readonly string[];
}

const filesRead = new Map<string, FileReads>();

function readFile(file: string): FileReads {
  const known = filesRead.get(file);
  if (known) return known;
  const code = readFileSync(file, 'utf8');
  const imports = readImports(file, code)
    .filter(({ source, use }) => use !== 'type' && /^\..*\.tsx?$/.test(source))
    .map(({ source }) => join(file, '..', source));
  const reads = { fields: fieldsIn(file, code), imports };
  filesRead.set(file, reads);
  return reads;
}

/** Lists the payload fields that one file reads by itself. */
export function fieldsIn(file: string, code: string): Set<string> {
  const found = new Set<string>();
  const add = (name: string, source: Source) => {
    if (source === 'payload' ? FIELDS.has(name) : source === 'state' && name === 'user') found.add(name);
  };
  const addPattern = (pattern: Node | null | undefined, source: Source) => {
    if (pattern?.type !== 'ObjectPattern' || !source) return;
    for (const property of pattern.properties) {
      if (property.type !== 'Property' || property.key.type !== 'Identifier') continue;
      add(property.key.name, source);
      if (source === 'state' && property.key.name === 'payload') addPattern(property.value, 'payload');
    }
  };
  const addParameters = (parameters: readonly ParamPattern[]) => {
    for (const parameter of parameters) {
      if (parameter.type !== 'ObjectPattern' || !parameter.typeAnnotation) continue;
      const { start, end } = parameter.typeAnnotation;
      const [, type] = /\b(Payload|State)\b/.exec(code.slice(start, end)) ?? [];
      addPattern(parameter, type === 'Payload' ? 'payload' : type === 'State' ? 'state' : undefined);
    }
  };
  new Visitor({
    MemberExpression({ object, property }) {
      if (property.type === 'Identifier') add(property.name, sourceOf(object));
    },
    VariableDeclarator({ id, init }) {
      addPattern(id, sourceOf(init));
    },
    CallExpression({ callee, arguments: [first, second] }) {
      if (callee.type !== 'Identifier') return;
      if (callee.name === 'useShared' && first?.type === 'ArrowFunctionExpression')
        addPattern(first.params[0], 'state');
      if (callee.name === 'useContext' && first?.type === 'Identifier' && first.name === 'OwnTextsContext')
        found.add('texts');
      if (callee.name === 'createHttp') {
        found.add('services');
        if (second?.type === 'Literal' && ASKED_BY_REGION.has(`${second.value}`)) found.add('requestRegion');
      }
      if (callee.name === 'readFields' && first?.type === 'Identifier' && first.name === 'comparisonFields')
        for (const field of Object.keys(comparisonFields)) found.add(field);
    },
    ArrowFunctionExpression({ params }) {
      addParameters(params);
    },
    FunctionDeclaration({ id, params }) {
      if (!id?.name.endsWith('Slice')) addParameters(params);
    },
  }).visit(parseSync(file, code).program);
  return found;
}

/** By the names that the code has for the payload and the store's state; types are not looked up. */
function sourceOf(node: Node | null): Source {
  switch (node?.type) {
    case 'Identifier':
      return node.name === 'payload' || node.name === 'fields'
        ? 'payload'
        : node.name === 'state'
          ? 'state'
          : undefined;
    case 'MemberExpression':
      return node.property.type === 'Identifier' && /^(payload|fields)$/.test(node.property.name)
        ? 'payload'
        : undefined;
    case 'LogicalExpression':
      return sourceOf(node.left);
    case 'CallExpression': {
      if (node.callee.type === 'MemberExpression')
        return node.callee.property.type === 'Identifier' && node.callee.property.name === 'getState'
          ? 'state'
          : undefined;
      const [select] = node.arguments;
      const isSelection = node.callee.type === 'Identifier' && node.callee.name === 'useShared';
      return isSelection && select?.type === 'ArrowFunctionExpression' ? sourceOf(select.body) : undefined;
    }
    default:
      return undefined;
  }
}

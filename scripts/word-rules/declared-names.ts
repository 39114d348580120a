import { parseSync, Visitor } from 'oxc-parser';

/** A name that a file declares. */
export interface DeclaredName {
  name: string;
  /** 1-based. */
  line: number;
}

interface Node {
  type: string;
  start: number;
  [key: string]: unknown;
}

/**
 * Lists the names that a TypeScript file declares: variables, parameters, functions, types, members of types and classes.
 * Left out are imports and keys of objects, which are named elsewhere.
 */
export function declaredNames(path: string, code: string): DeclaredName[] {
  const { program, errors } = parseSync(path, code);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const found: DeclaredName[] = [];
  const add = (name: unknown) => {
    const { type, start, name: text } = (name ?? {}) as Node;
    if (type !== 'Identifier') return;
    found.push({ name: String(text), line: code.slice(0, start).split('\n').length });
  };
  const addPattern = (pattern: unknown): void => {
    const node = (pattern ?? {}) as Node;
    if (node.type === 'ArrayPattern') for (const element of node.elements as Node[]) addPattern(element);
    else if (node.type === 'AssignmentPattern') addPattern(node.left);
    else if (node.type === 'RestElement') addPattern(node.argument);
    else if (node.type === 'ObjectPattern') {
      for (const property of node.properties as Node[])
        if (!property.shorthand) addPattern(property.type === 'Property' ? property.value : property);
    } else add(node);
  };
  const addFunction = ({ id, params }: { id?: unknown; params: readonly unknown[] }) => {
    add(id);
    for (const param of params) addPattern(param);
  };
  const addId = ({ id }: { id?: unknown }) => add(id);
  const addKey = ({ key }: { key: unknown }) => add(key);
  new Visitor({
    VariableDeclarator({ id }) {
      addPattern(id);
    },
    FunctionDeclaration: addFunction,
    FunctionExpression: addFunction,
    ArrowFunctionExpression: addFunction,
    TSFunctionType: addFunction,
    TSMethodSignature(method) {
      addKey(method);
      addFunction(method);
    },
    TSTypeAliasDeclaration: addId,
    TSInterfaceDeclaration: addId,
    ClassDeclaration: addId,
    TSPropertySignature: addKey,
    PropertyDefinition: addKey,
    MethodDefinition: addKey,
  }).visit(program);
  return found;
}

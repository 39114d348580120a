import type { Plugin } from 'rollup';

/**
 * What React's packages export and no island uses. Their files are CommonJS, of which a bundler keeps every
 * export; on each page that would be more than all of the returning visitor's menus.
 */
const UNUSED: Readonly<Record<string, ReadonlySet<string>>> = {
  react: new Set([
    ...['Activity', 'Children', 'Profiler', 'PureComponent', 'StrictMode', 'ViewTransition'],
    ...['__COMPILER_RUNTIME', 'addTransitionType', 'cache', 'cacheSignal', 'createRef'],
    ...['unstable_useCacheRefresh', 'useActionState', 'useOptimistic', 'useTransition', 'startTransition'],
  ]),
  'react-dom': new Set([
    ...['browser', 'preconnect', 'prefetchDNS', 'preinit', 'preinitModule', 'preload', 'preloadModule'],
    ...['requestFormReset', 'unstable_batchedUpdates', 'useFormState', 'useFormStatus'],
  ]),
};

const FILE = /\/node_modules\/(react|react-dom)\/cjs\/\1\.production\.js$/;

/** A part of a syntax tree. */
interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

/** Leaves those exports out, and fails where a module imports one of them. */
export function slimReact(): Plugin {
  return {
    name: 'slim-react',
    transform(code, id) {
      const [, library] = FILE.exec(id) ?? [];
      if (!library) return null;
      const { body } = this.parse(code) as unknown as { body: Node[] };
      const slim = body
        .filter((statement) => UNUSED[library]?.has(exportedBy(statement) ?? ''))
        .reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
      return { code: slim, map: null };
    },
    moduleParsed({ ast }) {
      const [name] = importedOf((ast as unknown as { body: Node[] } | null)?.body ?? []);
      if (name) this.error(`"${name}" is used: take it out of UNUSED in scripts/build/slim-react.ts.`);
    },
  };
}

/** The name of `exports.name = …;`. */
function exportedBy({ type, expression }: Node): string | undefined {
  const { left } = (expression ?? {}) as {
    left?: { object?: { name?: string }; property?: { name?: string } };
  };
  const isExport = type === 'ExpressionStatement' && left?.object?.name === 'exports';
  return isExport ? left?.property?.name : undefined;
}

/** Names of React that a module imports, or reads from what it imports whole, though they are left out. */
function importedOf(body: readonly Node[]): string[] {
  const wholes = new Map<string, ReadonlySet<string>>();
  const names: string[] = [];
  for (const { type, source, specifiers } of body) {
    if (type !== 'ImportDeclaration') continue;
    const unused = UNUSED[(source as { value: string }).value];
    if (!unused) continue;
    for (const { local, imported } of specifiers as { local: Named; imported?: Named }[]) {
      if (!imported) wholes.set(local.name, unused);
      else if (unused.has(imported.name)) names.push(imported.name);
    }
  }
  return wholes.size > 0 ? [...names, ...readsOf(body, wholes)] : names;
}

interface Named {
  name: string;
}

function readsOf(part: unknown, wholes: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  if (typeof part !== 'object' || part === null) return [];
  const { type, object, property } = part as { type?: string; object?: Named; property?: Named };
  const isRead = type === 'MemberExpression' && wholes.get(object?.name ?? '')?.has(property?.name ?? '');
  return [
    ...(isRead ? [property?.name ?? ''] : []),
    ...Object.values(part).flatMap((each) => readsOf(each, wholes)),
  ];
}

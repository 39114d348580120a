import type { Plugin } from 'rollup';

/**
 * Plugin for modules that exist only in the build.
 *
 * @param modules code by id, each id starting with `virtual:`
 */
export function virtualModules(modules: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'virtual-modules',
    resolveId: (id) => (id in modules ? `\0${id}` : null),
    load: (id) => modules[id.slice(1)] ?? null,
  };
}

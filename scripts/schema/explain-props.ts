import { camelCase } from '../../src/lib/text/camel-case.ts';

/**
 * Puts the doc comments of props into the npm package's declarations, where an editor shows them: TypeScript leaves out
 * comments of types that it infers.
 *
 * @param declarations of `widgets/mounts.ts`, as the compiler writes them
 * @param islands the comments of each island's props
 */
export function explainProps(
  declarations: string,
  islands: ReadonlyMap<string, ReadonlyMap<string, string>>,
): string {
  const byMount = new Map([...islands].map(([island, comments]) => [camelCase(`mount-${island}`), comments]));
  return declarations.replaceAll(
    /^export declare const (mount\w+): .*\{\n[\s\S]*?^\}>;$/gm,
    (declaration, mount: string) => {
      const comments = byMount.get(mount);
      return declaration.replaceAll(/^ {4}(\w+)\??:/gm, (line, prop: string) => {
        const comment = comments?.get(prop);
        return comment ? `    /** ${comment} */\n${line}` : line;
      });
    },
  );
}

/** Address of the demo in the documents; the demo itself may run elsewhere. */
const DEMO = 'http://localhost:4400';

/**
 * Returns where a link of README or guide leads in the demo.
 *
 * @returns `undefined` if it leads to a file that the demo does not show
 */
export function guideAddress(link: string): string | undefined {
  if (link === DEMO) return '/';
  if (link.startsWith(`${DEMO}/`)) return link.slice(DEMO.length);
  if (/^(#|https?:)/.test(link)) return link;
  const [, readme, name, anchor = ''] =
    /^(?:(?:\.\.\/)*(README)|(?:docs\/guide\/)?([a-z-]+))\.md(#.*)?$/.exec(link) ?? [];
  if (readme || name) return (readme ? '/guide' : `/guide/${name}`) + anchor;
  return undefined;
}

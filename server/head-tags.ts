import { similarName } from '../src/mount/editor/similar-name.ts';
import { attributes, scriptJson } from './escape.ts';
import type { TaggedFile, Tags } from './tags.ts';

/** What `headTags` needs to know of a page. */
export interface HeadTagsOptions<Name extends string = string> {
  /**
   * Address of the folder with the files of `dist/cdn`, of the same build as this package: absolute, or relative to the
   * page, such as `https://cdn.example/ce-widgets/1.0.0/`.
   */
  base: string;
  /** Islands that stand on the page when it loads; their first files are preloaded. @default none */
  islands?: readonly Name[] | undefined;
  /**
   * Whether the page will ask for consent: a visitor who is not signed in, without the cookie `ce-cookieSettings`, on a
   * page that neither suppresses the dialog nor asks for a country. Network and processor then belong to the dialog, and
   * it alone is preloaded. @default false
   */
  asksForConsent?: boolean | undefined;
  /** Nonce of the page's content security policy, if it allows scripts by one. */
  nonce?: string | undefined;
  /**
   * The content of `importmap.json` beside the files, for browsers that check modules by an import map only. It is an
   * inline script: allow it by a nonce or its hash.
   */
  importMap?: { integrity: Readonly<Record<string, string>> } | undefined;
}

/**
 * Writes the tags of a page's head, in their order: import map, script, preloads.
 *
 * @throws Error for an island that does not exist
 */
export function writeHeadTags(tags: Tags, options: HeadTagsOptions): string {
  const { islands = [], asksForConsent = false, nonce, importMap } = options;
  const base = options.base.replace(/\/?$/, '/');
  const preloads = asksForConsent ? tags.cookieDialog : firstFiles(tags, islands);
  const addressed = ({ file, integrity }: TaggedFile) => ({ address: base + file, integrity, nonce });
  return [
    ...(importMap ? [importMapTag(importMap.integrity, base, nonce)] : []),
    scriptTag(addressed(tags.script)),
    ...preloads.map((name) => preloadTag(addressed(fileNamed(tags, name)))),
  ].join('\n');
}

/** What one of the islands fetches first comes before what only the next ones fetch. */
function firstFiles(tags: Tags, islands: readonly string[]): string[] {
  return [
    ...new Set(
      islands.flatMap((name) => {
        const island = Object.hasOwn(tags.islands, name) ? tags.islands[name] : undefined;
        if (!island)
          throw new Error(
            `ce-widgets: there is no island "${name}".${didYouMean(name, Object.keys(tags.islands))}`,
          );
        return island.preload;
      }),
    ),
  ];
}

/** Asks, after a blank, for the name that was probably meant; empty if none is similar. */
export function didYouMean(name: string, known: readonly string[]): string {
  const similar = similarName(name, known);
  return similar ? ` Did you mean "${similar}"?` : '';
}

function fileNamed({ files }: Tags, name: string): TaggedFile {
  const file = files[name];
  if (!file) throw new Error(`ce-widgets: tags.json lacks the file "${name}".`);
  return file;
}

interface Addressed {
  address: string;
  integrity: string;
  nonce: string | undefined;
}

function scriptTag({ address, integrity, nonce }: Addressed): string {
  return `<script${attributes({ src: address, integrity, crossorigin: 'anonymous', nonce, defer: true })}></script>`;
}

/** Without `crossorigin`: the script asks for its files without it, and Firefox takes that for another request. */
function preloadTag({ address, integrity, nonce }: Addressed): string {
  return `<link${attributes({ rel: 'modulepreload', href: address, integrity, nonce })}>`;
}

/** The map's addresses are relative to the folder of the files, but a page resolves them by its own address. */
function importMapTag(
  integrity: Readonly<Record<string, string>>,
  base: string,
  nonce: string | undefined,
): string {
  const resolved = Object.fromEntries(
    Object.entries(integrity).map(([file, hash]) => [file.replace(/^\.\//, base), hash]),
  );
  return `<script${attributes({ type: 'importmap', nonce })}>${scriptJson({ integrity: resolved })}</script>`;
}

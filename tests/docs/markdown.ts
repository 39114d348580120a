import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { headingIds } from '../../demo/server/pages/guide/heading-ids.ts';

/** A document of the repository, as links and references see it. */
export interface MarkdownDocument {
  /** What can stand behind `#` in a link to it: headings as GitHub names them, and ids. */
  anchors: ReadonlySet<string>;
  /** Headings below the one of the given text, down to the next one of the same level. */
  headingsBelow(heading: RegExp): readonly string[];
  headings: readonly string[];
  /** Targets of its links, and labels that should be links but are defined nowhere. */
  links: readonly string[];
  undefinedLabels: readonly string[];
  /** Paths of the repository that it names as code. */
  paths: readonly string[];
  /** Ends of such paths, whose folder was named before: `hits.css`, `…/rules/facet.ts`. */
  pathEnds: readonly string[];
}

const ROOT = join(import.meta.dirname, '../..');

const CODE_PATH = /^(?:src|widgets|demo|tests|e2e|webkit|bench|scripts|docs)\/[\w./-]*$/;

const PATH_END = /^(?:…\/)?[\w./-]+\.(?:tsx?|css)$/;

const files = globSync(['*.ts', '{src,widgets,demo,tests,e2e,bench,scripts}/**/*.{ts,tsx,css}'], {
  cwd: ROOT,
}).map((path) => `/${path}`);

/** Reads a document by its path from the project's root. */
export function readDocument(path: string): MarkdownDocument {
  return parseDocument(readFileSync(join(ROOT, path), 'utf8'));
}

/** Reads a document's text. */
export function parseDocument(markdown: string): MarkdownDocument {
  const text = markdown.replace(/^```.*?^```$/gms, '');
  const found = [...text.matchAll(/^(#+) (.+)$/gm)].map(([, marks = '', title = '']) => ({
    level: marks.length,
    title,
  }));
  const ids = [...text.matchAll(/<a id="([^"]+)">/g)].map(([, id = '']) => id);
  const code = [...text.matchAll(/`([^`]+)`/g)].map(([, inside = '']) => inside);
  const prose = text.replace(/`[^`]+`/g, '');
  const definitions = [...prose.matchAll(/^\[([^\]]+)\]: (\S+)$/gm)];
  const labels = [...prose.matchAll(/\[((?:decision \w+|[SP]§\d))\](?![(:])/g)].map(
    ([, label = '']) => label,
  );
  const defined = new Set(definitions.map(([, label]) => label));

  return {
    anchors: new Set([...headingIds(found.map(({ title }) => title)), ...ids]),
    headings: found.map(({ title }) => title),
    headingsBelow(heading) {
      const start = found.findIndex(({ title }) => heading.test(title));
      const after = found.slice(start + 1);
      const end = after.findIndex(({ level }) => level <= (found[start]?.level ?? 0));
      return start < 0 ? [] : after.slice(0, end < 0 ? undefined : end).map(({ title }) => title);
    },
    links: [
      ...[...prose.matchAll(/\]\(([^)\s]+)\)/g)].map(([, target = '']) => target),
      ...definitions.map(([, , target = '']) => target),
    ],
    undefinedLabels: labels.filter((label) => !defined.has(label)),
    paths: code.filter((inside) => CODE_PATH.test(inside)),
    pathEnds: code.filter((inside) => PATH_END.test(inside) && !CODE_PATH.test(inside)),
  };
}

/** The links and paths of a document that lead nowhere; links to other sites are not followed. */
export function deadLinks(path: string, document: MarkdownDocument): string[] {
  const { links, undefinedLabels, paths, pathEnds } = document;
  const isDead = (target: string) => {
    const [file = '', anchor] = target.split('#');
    const to = join(dirname(path), file);
    if (file && !existsSync(join(ROOT, to))) return true;
    return anchor !== undefined && !(file ? readDocument(to) : document).anchors.has(anchor);
  };
  return [
    ...links.filter((target) => !/^[a-z]+:/.test(target) && isDead(target)),
    ...undefinedLabels,
    ...paths.filter((each) => !existsSync(join(ROOT, each))),
    ...pathEnds.filter((each) => !files.some((file) => file.endsWith(`/${each.replace('…/', '')}`))),
  ];
}

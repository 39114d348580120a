import { readFileSync } from 'node:fs';

/** A document of the guide. */
export interface GuideDocument {
  /** Name of the file without `.md`; absent for the README, the guide's front page. */
  name?: string;
  title: string;
  /** Its first sentence. */
  lead: string;
  /** Markdown without title and first sentence. */
  text: string;
}

/** Documents with a heading of the README's list. */
export interface GuideGroup {
  title: string;
  documents: readonly (GuideDocument & { name: string })[];
}

/** README and guide. */
export interface Guide {
  front: GuideDocument;
  groups: readonly GuideGroup[];
}

const PROJECT = new URL('../../../../', import.meta.url);

/** Reads README and guide each time, so that edits are visible after a reload. The README's list gives the order. */
export function readGuide(): Guide {
  const readme = readFileSync(new URL('README.md', PROJECT), 'utf8');
  const [, list = ''] = /^## Guide\n(.*?)^## /ms.exec(readme) ?? [];
  return {
    front: parseDocument(readme),
    groups: [...list.matchAll(/^(\S.*):\n\n((?:- .*\n)+)/gm)].map(([, title = '', links = '']) => ({
      title,
      documents: [...links.matchAll(/\(docs\/guide\/([\w-]+)\.md\)/g)].map(([, name = '']) => ({
        ...parseDocument(readFileSync(new URL(`docs/guide/${name}.md`, PROJECT), 'utf8')),
        name,
      })),
    })),
  };
}

/** All documents in their order, the front page first. */
export function guideDocuments({ front, groups }: Guide): GuideDocument[] {
  return [front, ...groups.flatMap(({ documents }) => documents)];
}

/** Address of a document in the demo. */
export function addressOf({ name }: Pick<GuideDocument, 'name'>): string {
  return name === undefined ? '/guide' : `/guide/${name}`;
}

function parseDocument(markdown: string): GuideDocument {
  const [, title = '', lead = '', text = ''] = /^# ([^\n]+)\n\n((?:[^\n]+\n)+)(.*)$/s.exec(markdown) ?? [];
  return { title, lead: lead.trim(), text };
}

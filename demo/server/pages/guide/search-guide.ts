import { headingIds } from './heading-ids.ts';
import { addressOf, type GuideDocument } from './read-guide.ts';

/** A section of the guide that holds all words of a search. */
export interface FoundSection {
  /** With the anchor of its heading. */
  address: string;
  /** Title of its document. */
  document: string;
  /** Its heading; that of the document at its beginning. */
  heading: string;
  /** Text around the first word found. */
  snippet: string;
}

interface Section extends Omit<FoundSection, 'snippet'> {
  text: string;
}

/** Characters of a snippet. */
const LENGTH = 200;

/** Returns the sections that hold all words, in any case: first those whose heading holds one of them. */
export function searchGuide(documents: readonly GuideDocument[], term: string): FoundSection[] {
  const words = wordsOf(term);
  if (words.length === 0) return [];
  const found = documents.flatMap(sectionsOf).filter((section) => {
    const text = `${section.document} ${section.heading} ${section.text}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  const isNamed = ({ heading }: Section) => words.some((word) => heading.toLowerCase().includes(word));
  const ordered = [...found.filter(isNamed), ...found.filter((section) => !isNamed(section))];
  return ordered.map(({ text, ...section }) => ({ ...section, snippet: snippetOf(text, words) }));
}

/** The words of a search, in lower case. */
export function wordsOf(term: string): string[] {
  return term.toLowerCase().split(/\s+/).filter(Boolean);
}

function sectionsOf({ name, title, lead, text }: GuideDocument): Section[] {
  const address = addressOf({ name });
  const [first = '', ...others] = splitAtHeadings(text);
  const headings = others.map((section) => /^#+ (.*)/.exec(section)?.[1] ?? '');
  const ids = headingIds(headings);
  return [
    { address, document: title, heading: title, text: plainText(`${lead}\n${first}`) },
    ...others.map((section, index) => ({
      address: `${address}#${ids[index]}`,
      document: title,
      heading: plainText(headings[index] ?? ''),
      text: plainText(section.replace(/^.*\n/, '')),
    })),
  ];
}

/** The first section has no heading. Lines of code that begin like one are none. */
function splitAtHeadings(markdown: string): string[] {
  const sections = [''];
  let isCode = false;
  for (const line of markdown.split('\n')) {
    if (line.startsWith('```')) isCode = !isCode;
    if (!isCode && /^#+ /.test(line)) sections.push('');
    sections[sections.length - 1] += `${line}\n`;
  }
  return sections;
}

/** Markdown without its marks, in one line. */
function plainText(markdown: string): string {
  return markdown
    .replace(/^```\w*$/gm, '')
    .replace(/^\|[-| ]+\|$/gm, '')
    .replace(/\]\([^)]*\)/g, '')
    .replace(/[`[\]|]|\*\*|^- /gm, ' ')
    .replace(/\s+/g, ' ')
    .trim();
}

function snippetOf(text: string, words: readonly string[]): string {
  const low = text.toLowerCase();
  const hits = words.map((word) => low.indexOf(word)).filter((at) => at >= 0);
  const first = hits.length > 0 ? Math.min(...hits) : 0;
  const start = first < LENGTH / 2 ? 0 : text.lastIndexOf(' ', first - LENGTH / 3) + 1;
  const end = start + LENGTH < text.length ? text.lastIndexOf(' ', start + LENGTH) : text.length;
  return `${start > 0 ? '… ' : ''}${text.slice(start, end)}${end < text.length ? ' …' : ''}`;
}

import { existsSync } from 'node:fs';
import { readDocument } from './markdown.ts';

/** A reference that leads nowhere, or that does not say where it leads. */
export interface DeadReference {
  line: number;
  reference: string;
  problem: string;
}

const specification = readDocument('docs/specification.md');
const decisions = readDocument('docs/decisions.md');
const acceptance = readDocument('docs/acceptance.md');
const architecture = readDocument('docs/architecture.md');

const NUMBER = String.raw`[BC]?\d+\b`;
const NUMBERS = `(${NUMBER}(?:(?:,|, +and| +and| +to) +${NUMBER}|–${NUMBER})*)`;

const ROWS = new RegExp(String.raw`\brows? +${NUMBERS}`, 'g');

/** What is looked for, and the problem of a match, if it has one. */
const CHECKS: readonly (readonly [
  pattern: RegExp,
  problemOf: (...groups: string[]) => string | undefined,
])[] = [
  [/(?<![SP])§\d/g, () => 'say which specification: `spec S§2` (shell) or `spec P§7` (product)'],
  [/([SP]§\d+)(?: +"([^"]+)")?/g, sectionProblem],
  [new RegExp(String.raw`\bdecisions? +${NUMBERS}`, 'gi'), (list) => entryProblem('decision', list)],
  [ROWS, (list) => entryProblem('row', list)],
  [/\bdocs\/architecture\.md, +"([^"]+)"/g, (title) => headingProblem(architecture.headings, title)],
  [/\bdocs\/guide\/([\w-]+)\.md, +"([^"]+)"/g, guideProblem],
  [/\bREADME, +"/g, () => 'name the page of the guide: `docs/guide/secure.md, "Integrity"`'],
  [/\bdesign, +"/g, () => 'name the document: `docs/architecture.md, "Builds"`'],
  [/\b(?:shell|product) +specification\b/gi, () => 'write `spec S§2` (shell) or `spec P§7` (product)'],
];

/** The acceptance rows that a file names. */
export function rowsNamedIn(code: string): readonly string[] {
  return [...withoutBreaks(code).matchAll(ROWS)].flatMap(([, list = '']) => numbersOf(list));
}

/** The references of a file that lead nowhere. */
export function deadReferences(code: string): DeadReference[] {
  const text = withoutBreaks(code);
  return CHECKS.flatMap(([pattern, problemOf]) =>
    [...text.matchAll(pattern)].flatMap((match) => {
      const [reference, ...groups] = match.map((group) => group?.replace(/ +/g, ' '));
      const problem = problemOf(...(groups as string[]));
      const line = code.slice(0, match.index).split('\n').length;
      return problem ? [{ line, reference: reference as string, problem }] : [];
    }),
  );
}

/**
 * A reference may go on in the next line, in a comment behind its mark. Lengths stay, and with them the places.
 */
function withoutBreaks(code: string): string {
  return code.replace(/\n[ \t]*(?:\*(?!\/)|\/\/|#)?/g, (gap) => ' '.repeat(gap.length));
}

function sectionProblem(section = '', part?: string): string | undefined {
  const heading = new RegExp(`^${section} `);
  if (!specification.headings.some((title) => heading.test(title))) return `there is no section ${section}`;
  return part === undefined ? undefined : headingProblem(specification.headingsBelow(heading), part);
}

function headingProblem(headings: readonly string[], title = ''): string | undefined {
  return headings.includes(title) ? undefined : `there is no heading "${title}"`;
}

function guideProblem(page = '', title?: string): string | undefined {
  const path = `docs/guide/${page}.md`;
  return existsSync(path) ? headingProblem(readDocument(path).headings, title) : `there is no ${path}`;
}

function entryProblem(kind: 'decision' | 'row', list = ''): string | undefined {
  const { anchors } = kind === 'row' ? acceptance : decisions;
  const dead = numbersOf(list).find((number) => !anchors.has(`${kind}-${number.toLowerCase()}`));
  return dead && `there is no ${kind} ${dead}`;
}

/** The numbers of a list such as `1, 3 and 5 to 7`. */
function numbersOf(list: string): string[] {
  return list.split(/, and |, | and /).flatMap((each) => range(each.split(/ to |–/)));
}

/** All numbers from the first to the last; those with a letter have gaps between them. */
function range(ends: readonly string[]): readonly string[] {
  const [first, last] = ends.map(Number);
  if (first === undefined || last === undefined || Number.isNaN(first + last)) return ends;
  return Array.from({ length: last - first + 1 }, (_, index) => `${first + index}`);
}

import { globSync, readFileSync } from 'node:fs';
import { ROOT } from '../build/paths.ts';

/** A block of code in a document. */
export interface Example {
  /** Path of the document in the repository. */
  document: string;
  /** Such as `html` or `tsx`; empty if the block names none. */
  language: string;
  /** Line of the document at which the code begins. */
  line: number;
  code: string;
}

/** Reads the blocks of code of README and guide. */
export function readExamples(): Example[] {
  return ['README.md', ...globSync('docs/guide/*.md', { cwd: ROOT })].flatMap((document) =>
    examplesIn(document, readFileSync(ROOT + document, 'utf8')),
  );
}

function examplesIn(document: string, text: string): Example[] {
  return [...text.matchAll(/^```(\w*)\n(.*?)^```$/gms)].map((match) => ({
    document,
    language: match[1] ?? '',
    line: text.slice(0, match.index).split('\n').length + 1,
    code: match[2] ?? '',
  }));
}

import { existsSync, globSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { declaredNames } from './word-rules/declared-names.ts';
import { WORD_RULES, type WordRule } from './word-rules/word-table.ts';

const FILES = '{src,widgets,demo,scripts}/**/*.{ts,tsx}';

/** Checks the names declared below `root`; returns a line for each that uses a word of the glossary otherwise. */
export function checkWords(root: string): string[] {
  const paths = globSync(FILES, { cwd: root }).map((path) => path.split(sep).join('/'));
  return paths.sort().flatMap((path) =>
    declaredNames(path, readFileSync(join(root, path), 'utf8')).flatMap(({ name, line }) => {
      const words = wordsOf(name);
      const broken = WORD_RULES.find(
        (rule) => rule.forms.some((form) => words.includes(form)) && !isMeant(rule, path, name),
      );
      return broken ? `${path}:${line}  '${name}': ${broken.instead}` : [];
    }),
  );
}

function isMeant({ within, allowed, exceptions = [] }: WordRule, path: string, name: string): boolean {
  const named = `${path} ${name}`;
  return (
    within?.test(named) === false ||
    allowed?.test(named) === true ||
    exceptions.some(([exception]) => exception.test(named))
  );
}

/** Splits `IslandPlace`, `islandPlace` and `ISLAND_PLACE` into `['island', 'place']`. */
function wordsOf(name: string): string[] {
  return name
    .replace(/([a-z\d])([A-Z])/g, '$1_$2')
    .replace(/([A-Z])([A-Z][a-z])/g, '$1_$2')
    .toLowerCase()
    .split(/[_$]+/);
}

if (import.meta.main) {
  const root = process.argv[2] ?? '.';
  if (!existsSync(root)) throw new Error(`There is no folder ${root}`);
  const problems = checkWords(root);
  for (const problem of problems) console.error(problem);
  console.log(problems.length ? `${problems.length} names break a rule` : 'Names keep the glossary');
  process.exitCode = problems.length ? 1 : 0;
}

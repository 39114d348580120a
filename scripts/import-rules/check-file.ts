import { posix } from 'node:path';
import { brokenFolderRule } from './folder-rule.ts';
import { PACKAGE_RULES } from './packages.ts';
import { type ImportStatement, readImports } from './read-imports.ts';
import { brokenSourceRules, type Finding } from './source-rules.ts';

/** Everything in a file that breaks an import rule. `path` is from the project's root, with forward slashes. */
export function checkFile(path: string, code: string): Finding[] {
  const imports = readImports(path, code).flatMap((statement) => {
    const message = brokenImportRule(path, statement);
    return message ? [{ line: statement.line, message: `'${statement.source}': ${message}` }] : [];
  });
  return [...imports, ...brokenSourceRules(path, code)].sort((a, b) => a.line - b.line);
}

function brokenImportRule(path: string, { source, use }: ImportStatement): string | undefined {
  if (source.startsWith('.')) {
    const target = posix.join(posix.dirname(path), source);
    return brokenFolderRule(path, target, use);
  }
  return PACKAGE_RULES.find(
    (rule) => rule.packages.test(source) && rule.within.test(path) && !rule.allowed.test(path),
  )?.instead;
}

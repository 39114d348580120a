import { parseSync } from 'oxc-parser';
import type { Use } from './folder-rule.ts';

/** One import, dynamic import or re-export of a file. */
export interface ImportStatement {
  /** As written: `../lib/urls.ts`, `react`. */
  source: string;
  use: Use;
  /** 1-based. */
  line: number;
}

/** Lists what a TypeScript file imports, types included. A dynamic import counts when its source is a literal. */
export function readImports(path: string, code: string): ImportStatement[] {
  const { module, errors } = parseSync(path, code);
  if (errors[0]) throw new SyntaxError(`${path}: ${errors[0].message}`);
  const line = (offset: number) => code.slice(0, offset).split('\n').length;
  const found: ImportStatement[] = [];

  for (const { start, moduleRequest, entries } of module.staticImports) {
    const isType = entries.length > 0 && entries.every((entry) => entry.isType);
    found.push({ source: moduleRequest.value, use: isType ? 'type' : 'value', line: line(start) });
  }
  for (const { entries } of module.staticExports) {
    for (const { moduleRequest, isType, start } of entries) {
      if (moduleRequest)
        found.push({ source: moduleRequest.value, use: isType ? 'type' : 'value', line: line(start) });
    }
  }
  for (const { start, moduleRequest } of module.dynamicImports) {
    const literal = /^(['"`])([^$]*)\1$/.exec(code.slice(moduleRequest.start, moduleRequest.end));
    if (literal?.[2]) found.push({ source: literal[2], use: 'lazy', line: line(start) });
  }
  return found;
}

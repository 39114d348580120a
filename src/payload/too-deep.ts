import type { Step } from './leave-out.ts';

/** Maximum nesting depth: schemas recurse, and a payload of any depth must not exhaust the stack. */
export const DEEPEST = 64;

/** Paths to values nested deeper than {@link DEEPEST}. */
export function pathsTooDeep(value: unknown): Step[][] {
  const found: Step[][] = [];
  const path: Step[] = [];
  const visit = (input: unknown) => {
    if (typeof input !== 'object' || input === null) return;
    if (path.length === DEEPEST) {
      found.push([...path]);
      return;
    }
    const isList = Array.isArray(input);
    for (const [name, inner] of Object.entries(input)) {
      path.push({ input, key: isList ? Number(name) : name });
      visit(inner);
      path.pop();
    }
  };
  visit(value);
  return found;
}

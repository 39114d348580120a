/** An item that a list leaves out because it breaks the contract. */
export interface LeftOut {
  /** The list as received, by which its path is found. */
  list: readonly unknown[];
  index: number;
  /** What is wrong with the item, such as `.prd must be string, but is 7.` */
  problem: (path: string) => string;
}

let current: LeftOut[] | undefined;

/** Called by a schema that leaves an item out. */
export function leaveItemOut(item: LeftOut): void {
  current?.push(item);
}

/** Runs a schema and collects the items that its lists leave out. Schemas are synchronous. */
export function collectLeftOut<Result>(run: () => Result): { result: Result; leftOut: readonly LeftOut[] } {
  const before = current;
  const leftOut: LeftOut[] = [];
  current = leftOut;
  try {
    return { result: run(), leftOut };
  } finally {
    current = before;
  }
}

/** Describes an item that was left out, by its path in the answer. */
export function describeLeftOut(answer: unknown, { list, index, problem }: LeftOut): string {
  return problem(`${pathOf(answer, list, 'answer') ?? 'answer'}[${index}]`);
}

/** Finds a list in the answer. Called only if something was left out, so that valid answers are not searched. */
function pathOf(value: unknown, list: readonly unknown[], path: string): string | undefined {
  if (value === list) return path;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [key, inner] of Object.entries(value)) {
    const found = pathOf(inner, list, Array.isArray(value) ? `${path}[${key}]` : `${path}.${key}`);
    if (found !== undefined) return found;
  }
  return undefined;
}

/** An item that a list leaves out because it breaks the contract. */
export interface LeftOut {
  /** The list as received, by which its path is found. */
  list: readonly unknown[];
  index: number;
  /** What is wrong with the item, such as `.prd must be string, but is 7.` */
  problem: (path: string) => string;
}

let current: LeftOut[] | undefined;
const leftOut = new WeakMap<readonly unknown[], readonly unknown[]>();

/** Returns a list with the items as received that it had to leave out, for whoever counts or offers what it lacks. */
export function withLeftOut<List extends readonly unknown[]>(list: List, items: readonly unknown[]): List {
  if (items.length > 0) leftOut.set(list, items);
  return list;
}

/** The items that a list left out. A copy of the list does not know them. */
export function leftOutOf(list: readonly unknown[]): readonly unknown[] {
  return leftOut.get(list) ?? [];
}

/** Whether an item may be among those that a list left out: one of them has its value of a key, or no readable value. */
export function mayBeLeftOut(list: readonly unknown[], key: string, value: string): boolean {
  return leftOutOf(list).some((item) => {
    const own = (item as Readonly<Record<string, unknown>> | null | undefined)?.[key];
    return typeof own !== 'string' || own === value;
  });
}

/** Called by a schema that leaves an item out. */
export function leaveItemOut(item: LeftOut): void {
  current?.push(item);
}

/** Runs a schema and collects the items that its lists leave out. Schemas are synchronous. */
export function collectLeftOut<Result>(run: () => Result): { result: Result; leftOut: readonly LeftOut[] } {
  const before = current;
  const items: LeftOut[] = [];
  current = items;
  try {
    return { result: run(), leftOut: items };
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

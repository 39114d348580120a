import fc from 'fast-check';

/** Values of an arbitrary in which one part, or the whole, is replaced by anything. */
export function scrambled(values: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> {
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 2 }),
    fc.constantFrom(true, 'true', '', 1, [], {}, ['a', 1]),
  );
  return fc.tuple(values, fc.nat(), junk).map(([value, pick, other]) => replacePart(value, pick, other));
}

/** A copy of a value whose part of this number, modulo their count, is another one. */
function replacePart(value: unknown, pick: number, other: unknown): unknown {
  const count = countParts(value);
  let left = pick % count;
  const copy = (part: unknown): unknown => {
    if (left-- === 0) return other;
    if (Array.isArray(part)) return part.map(copy);
    if (typeof part !== 'object' || part === null) return part;
    return Object.fromEntries(Object.entries(part).map(([key, inner]) => [key, copy(inner)]));
  };
  return copy(value);
}

function countParts(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 1;
  return Object.values(value).reduce((count: number, inner) => count + countParts(inner), 1);
}

/** A set of numbers below a fixed size, one bit each. */
export type Bitset = Uint32Array;

/** An empty set of numbers below `size`. */
export function emptySet(size: number): Bitset {
  return new Uint32Array((size + 31) >>> 5);
}

/** The set of all numbers below `size`. */
export function fullSet(size: number): Bitset {
  const set = emptySet(size).fill(0xffffffff);
  if (size & 31) set[set.length - 1] = 2 ** (size & 31) - 1;
  return set;
}

export function addTo(set: Bitset, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) | (1 << (member & 31));
}

export function isIn(set: Bitset, member: number): boolean {
  return (((set[member >>> 5] ?? 0) >>> (member & 31)) & 1) === 1;
}

export function removeFrom(set: Bitset, member: number): void {
  set[member >>> 5] = (set[member >>> 5] ?? 0) & ~(1 << (member & 31));
}

/** Keeps in `set` only what is in `other` too. */
export function intersect(set: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & (other[word] ?? 0);
  return set;
}

/** Adds to `set` what is in `other`. */
export function unite(set: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) | (other[word] ?? 0);
  return set;
}

/** Takes out of `set` what is in `other`. */
export function subtract(set: Bitset, other: Bitset): Bitset {
  for (let word = 0; word < set.length; word++) set[word] = (set[word] ?? 0) & ~(other[word] ?? 0);
  return set;
}

/** How many members both sets share. */
export function countShared(one: Bitset, other: Bitset): number {
  let count = 0;
  for (let word = 0; word < one.length; word++) count += bitCount((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** Calls the function for each member, in ascending order. */
export function forEachIn(set: Bitset, use: (member: number) => void): void {
  for (let word = 0; word < set.length; word++) {
    for (let bits = set[word] ?? 0; bits !== 0; bits &= bits - 1)
      use(word * 32 + 31 - Math.clz32(bits & -bits));
  }
}

/** Number of one bits of a 32-bit word. */
export function bitCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether all members are in `other` too. */
export function isWithin(set: Bitset, other: Bitset): boolean {
  return set.every((bits, word) => (bits & ~(other[word] ?? 0)) === 0);
}

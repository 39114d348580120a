/** Seed of all random numbers in the demo catalogue. */
const SEED = 'ce-1';

/** Numbers in [0, 1). */
export type Random = () => number;

/** FNV-1a, 32 bits, over the UTF-16 units of `text`. */
export function fnv1a(text: string, start = 0x811c9dc5): number {
  let hash = start;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}

/** Chris Doty-Humphrey's small fast counter generator, from four 32-bit words. */
export function sfc32(a: number, b: number, c: number, d: number): Random {
  return () => {
    const sum = (a + b + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + sum;
    return (sum >>> 0) / 4294967296;
  };
}

/**
 * Random numbers for one field of one record. Each field has its own stream, so a new field changes no other, and
 * record `index` is the same for any number of records.
 */
export function randomOf(entity: string, index: number | string, field: string): Random {
  const hash = fnv1a(`${SEED}:${entity}:${index}:${field}`);
  const random = sfc32(hash, hash ^ 0x9e3779b9, Math.imul(hash, 0x85ebca6b), 1);
  for (let round = 0; round < 12; round++) random();
  return random;
}

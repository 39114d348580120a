import type { Random } from './rng.ts';

/** Picks one entry of a non-empty list. */
export function pick<T>(random: Random, list: readonly T[]): T {
  const chosen = list[Math.floor(random() * list.length)];
  if (chosen === undefined) throw new RangeError('Cannot pick from an empty list');
  return chosen;
}

/** Picks up to `count` different entries, in the order of the list. */
export function sample<T>(random: Random, list: readonly T[], count: number): T[] {
  const rest = [...list];
  while (rest.length > count) rest.splice(Math.floor(random() * rest.length), 1);
  return rest;
}

/** A number from `min` up to `max`, rounded to `digits` places. */
export function between(random: Random, min: number, max: number, digits = 0): number {
  return roundTo(min + random() * (max - min), digits);
}

/** True with the given chance. */
export function chance(random: Random, probability: number): boolean {
  return random() < probability;
}

/** Rounds to `digits` places; never gives -0. */
export function roundTo(value: number, digits: number): number {
  const scale = 10 ** digits;
  return Math.round(value * scale) / scale + 0;
}

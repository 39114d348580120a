import { describe, expect, it } from 'vitest';
import { fnv1a, randomOf } from '../../../../demo/data/base/rng.ts';

describe('rng', () => {
  it('hashes as FNV-1a is published', () => {
    expect(fnv1a('')).toBe(0x811c9dc5);
    expect(fnv1a('a')).toBe(0xe40c292c);
    expect(fnv1a('foobar')).toBe(0xbf9cf968);
  });

  it('repeats itself for the same field and differs for another', () => {
    const draw = (field: string) => Array.from({ length: 4 }, randomOf('product', 7, field));
    expect(draw('name')).toEqual(draw('name'));
    expect(draw('name')).not.toEqual(draw('color'));
  });

  it('spreads evenly over [0, 1)', () => {
    const draws = Array.from({ length: 4000 }, (_, index) => randomOf('product', index, 'x')());
    const tenths = Array.from({ length: 10 }, (_, t) => draws.filter((d) => Math.floor(d * 10) === t).length);
    for (const count of tenths) expect(count).toBeGreaterThan(330);
  });
});

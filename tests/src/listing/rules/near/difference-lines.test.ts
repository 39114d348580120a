import { describe, expect, it } from 'vitest';
import { differenceLines } from '../../../../../src/listing/rules/near/difference-lines.ts';

const linesOf = (...differences: number[]) => [
  ...differenceLines(differences.map((deltaE, at) => ({ id: `${at}`, deltaE }))),
];

describe('differenceLines', () => {
  it('puts a line before the first hit beyond each of 1, 2, 3 and 4', () => {
    const lines = linesOf(0.8, 1, 1.01, 1.5, 2.2, 3.3, 3.9, 4.1, 9);
    expect(lines.toSorted()).toEqual([
      ['2', 1],
      ['4', 2],
      ['5', 3],
      ['7', 4],
    ]);
  });

  it('puts one line, that of the largest, before a hit beyond several', () => {
    expect(linesOf(3.2)).toEqual([['0', 3]]);
    expect(linesOf(0.5, 12)).toEqual([['1', 4]]);
  });

  it('needs none up to 1, and none without hits', () => {
    expect(linesOf(0, 1)).toEqual([]);
    expect(linesOf()).toEqual([]);
  });
});

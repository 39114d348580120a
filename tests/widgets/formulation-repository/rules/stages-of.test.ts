import { describe, expect, it } from 'vitest';
import { stagesOf, sumOf } from '../../../../widgets/formulation-repository/rules/stages-of.ts';

const part = (part: string, title: string, share: number) => ({ part, title, share, purpose: '' });

describe('stagesOf', () => {
  it('groups by stage, in the order of the stages, each ingredient with a key', () => {
    const stages = stagesOf({
      stages: [
        { part: 'A', title: 'Mill base' },
        { part: 'B', title: 'Let-down' },
        { part: 'C', title: 'Empty' },
      ],
      parts: [
        part('B', 'Resin', 60),
        part('A', 'Water', 10.1),
        part('A', 'Water', 20.2),
        part('X', 'Odd', 9.7),
      ],
    });
    expect(stages.map(({ part, title, share }) => [part, title, share])).toEqual([
      ['A', 'Mill base', 30.3],
      ['B', 'Let-down', 60],
      ['X', '', 9.7],
    ]);
    const keys = stages.flatMap(({ ingredients }) => ingredients.map(({ key }) => key));
    expect(new Set(keys).size).toBe(4);
  });
});

describe('sumOf', () => {
  it('adds up as decimals do', () => {
    expect(sumOf([{ share: 0.1 }, { share: 0.2 }])).toBe(0.3);
    expect(sumOf([{ share: 99.98 }])).toBe(99.98);
  });
});

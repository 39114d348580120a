import { expect, test } from 'vitest';
import { formatTable } from '../../../bench/support/table.ts';
import { formatTargets, isMet } from '../../../bench/support/target.ts';

test('meets a target at exactly its value, and misses it above', () => {
  const target = { what: 'clickable', measured: 0.8, atMost: 0.8, unit: '×' } as const;
  expect(isMet(target)).toBe(true);
  expect(isMet({ ...target, measured: 0.81 })).toBe(false);
  expect(formatTargets([target, { ...target, measured: 0.81 }])).toBe(
    'met     clickable: 0.8 ×, at most 0.8 ×\nMISSED  clickable: 0.81 ×, at most 0.8 ×',
  );
});

test('lines up the columns of a table', () => {
  expect(
    formatTable(
      ['', 'ms'],
      [
        ['ours', '7'],
        ['other', '1234'],
      ],
    ),
  ).toBe('         ms\n-----  ----\nours      7\nother  1234');
});

import { expect, test } from 'vitest';
import { describeOutdated } from '../../../scripts/deps/describe-outdated.ts';

test('lists what is due before what is held, the latter with its reason', () => {
  const outdated = [
    { name: 'bootstrap', current: '3.4.1', latest: '5.3.9' },
    { name: 'rollup', current: '4.1.0', latest: '4.2.0' },
  ];
  expect(describeOutdated(outdated, new Map([['bootstrap', 'A theme of its time.']]))).toEqual({
    due: 1,
    lines: [
      'due   rollup 4.1.0 → 4.2.0',
      'held  bootstrap 3.4.1 → 5.3.9: A theme of its time.',
      '1 due, 1 held',
    ],
  });
});

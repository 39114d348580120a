import { expect, it } from 'vitest';
import { compareTexts } from '../../../../src/lib/text/compare-texts.ts';

it('sorts letters without regard to case and marks, and numbers by value', () => {
  const sorted = ['PR 170', 'Éclat', 'pr 5', 'echo', 'Zinc', 'PR 48:2', 'PR 48:10'].toSorted(compareTexts);
  expect(sorted).toEqual(['echo', 'Éclat', 'pr 5', 'PR 48:2', 'PR 48:10', 'PR 170', 'Zinc']);
});

import { expect, test } from 'vitest';
import { type ComparedRow, differsAt } from '../../../../../src/comparison/rules/table/compared-row.ts';

const text = (value: string) => ({ form: 'text' as const, text: value });

/** A row of two products, “fine” and “coarse”, and of one that says nothing. */
const row = (changes: Partial<ComparedRow> = {}) =>
  ({
    contents: [text('fine'), text('coarse'), null],
    texts: ['fine', 'coarse', ''],
    differs: true,
    ...changes,
  }) as ComparedRow;

test.each([
  ['another value than the reference’s differs', row(), 1, 0, true],
  ['the reference’s own value does not', row(), 0, 0, false],
  ['a product that says nothing does not', row(), 2, 0, false],
  ['without a reference nothing does', row(), 1, -1, false],
  ['a list’s count does not: its values have rows of their own', row({ role: 'list' }), 1, 0, false],
  ['a row that has no differences has none', row({ differs: false }), 1, 0, false],
])('%s', (_, given, at, reference, differs) => {
  expect(differsAt(given, at, reference)).toBe(differs);
});

import { expect, test } from 'vitest';
import { formatBudgets, measureBudgets } from '../../../scripts/size/measure-budgets.ts';

const files = [
  { file: 'loader.js', name: 'loader', bytes: 0, brotli: 0, integrity: '', imports: [] },
  { file: 'modal.js', name: 'modal', bytes: 0, brotli: 0, integrity: '', imports: ['loader.js'] },
];
const sizeOf = ({ file }: { file: string }) => (file === 'loader.js' ? 2_000 : 1_500);
const budget = { what: 'both', parts: ['modal'], atMost: 3_500, others: '' };

test('adds up the files of a budget and all they import', () => {
  const [measured] = measureBudgets([budget], files, sizeOf);
  expect(measured).toMatchObject({ bytes: 3_500, isOver: false });
});

test('reports a budget as exceeded from the first byte over it', () => {
  const [measured] = measureBudgets([{ ...budget, atMost: 3_499 }], files, sizeOf);
  expect(measured?.isOver).toBe(true);
  expect(formatBudgets(measured ? [measured] : [])).toMatch(/^OVER {2}both .* 3\.50 kB/);
});

test.each([
  [3_675, 'ok  '],
  [3_676, 'wide'],
])('names a limit as wide above 5 %% of room: %d bytes are %j', (atMost, state) => {
  const measured = measureBudgets([{ ...budget, atMost }], files, sizeOf);
  expect(formatBudgets(measured).slice(0, 4)).toBe(state);
});

test('leaves out files that the page has loaded already', () => {
  const [measured] = measureBudgets([{ ...budget, without: ['loader'] }], files, sizeOf);
  expect(measured?.bytes).toBe(1_500);
});

test('fails a budget whose files are not there, and measures the others', () => {
  const measured = measureBudgets([{ ...budget, parts: ['gone'] }, budget], files, sizeOf);
  expect(measured.map(({ isOver }) => isOver)).toEqual([true, false]);
  expect(formatBudgets(measured)).toContain('no file for gone');
});

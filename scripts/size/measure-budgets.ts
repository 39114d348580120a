import type { Budget } from './budgets.ts';
import { type BuiltFile, closureOf } from './manifest.ts';

/** A budget and what is really needed of it. */
export interface MeasuredBudget extends Budget {
  files: BuiltFile[];
  /** Bytes after brotli of all files. */
  bytes: number;
  /** True above the budget, and when it could not be measured. */
  isOver: boolean;
  /** Why it could not be measured. */
  problem?: string;
}

/** Adds up the files of each budget. `sizeOf` gives a file's bytes after brotli. */
export function measureBudgets(
  budgets: readonly Budget[],
  files: readonly BuiltFile[],
  sizeOf: (file: BuiltFile) => number,
): MeasuredBudget[] {
  return budgets.map((budget) => {
    try {
      const present = new Set(closureOf(files, budget.without ?? []));
      const needed = closureOf(files, budget.parts).filter((file) => !present.has(file));
      const bytes = needed.reduce((sum, file) => sum + sizeOf(file), 0);
      return { ...budget, files: needed, bytes, isOver: bytes > budget.atMost };
    } catch (error) {
      return { ...budget, files: [], bytes: 0, isOver: true, problem: String(error) };
    }
  });
}

/** Above this share of what is measured, a limit holds nothing. */
export const WIDE = 1.05;

/** The table that `npm run size` prints; kB are 1000 bytes. It also names limits that leave too much room. */
export function formatBudgets(measured: readonly MeasuredBudget[]): string {
  const kB = (bytes: number) => `${(bytes / 1000).toFixed(2)} kB`;
  const state = ({ isOver, atMost, bytes }: MeasuredBudget) =>
    isOver ? 'OVER' : atMost > bytes * WIDE ? 'wide' : 'ok  ';
  const rows = measured.flatMap((budget) => {
    const { what, bytes, atMost, others, files, problem } = budget;
    return [
      `${state(budget)}  ${what.padEnd(44)} ${kB(bytes).padStart(9)}  at most ${kB(atMost).padStart(9)}   others: ${others}`,
      `        ${problem ?? files.map((file) => file.file).join(', ')}`,
    ];
  });
  return rows.join('\n');
}

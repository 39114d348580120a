import { labDifference } from '../../../domain/color/lab-difference.ts';
import type { MeasuredColor } from '../../../domain/technical/measured-color.ts';
import type { NearPigment } from '../../../services/nearest.ts';

/** Lists how a product's colour differs, as `[name, value]`: ΔE00, and its parts if they are known. */
export function shadeDifferences(
  standard: MeasuredColor | undefined,
  { deltaE, measured }: Pick<NearPigment, 'deltaE' | 'measured'>,
): [name: string, value: string][] {
  const total: [string, string] = ['ΔE00', twoDecimals(deltaE)];
  if (standard?.L === undefined || !measured) return [total];
  const { a, b, L } = standard;
  const difference = labDifference({ L, a, b }, measured);
  return [
    total,
    ['ΔL*', twoDecimals(difference.L)],
    ['ΔC*', twoDecimals(difference.C)],
    ['ΔH*', twoDecimals(difference.H)],
  ];
}

/** Formats a difference with a true minus sign, and zero without one. */
export function twoDecimals(value: number): string {
  return (Math.round(value * 100) / 100 + 0).toFixed(2).replace('-', '−');
}

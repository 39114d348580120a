import { labDifference } from '../../domain/color/lab-difference.ts';
import type { MeasuredColor } from '../../domain/technical/measured-color.ts';
import type { NearPigment } from '../../services/nearest.ts';

/** How a product's colour differs, each as `[name, value]`: ΔE00, and what it is made of as far as that is known. */
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

/** With a true minus, and none before zero. */
export function twoDecimals(value: number): string {
  return (Math.round(value * 100) / 100 + 0).toFixed(2).replace('-', '−');
}

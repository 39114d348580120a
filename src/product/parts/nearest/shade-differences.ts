import { type DifferenceWord, differenceWords } from '../../../domain/color/difference-words.ts';
import { labDifference } from '../../../domain/color/lab-difference.ts';
import type { MeasuredColor } from '../../../domain/technical/measured-color.ts';
import type { NearPigment } from '../../../services/nearest.ts';

interface ShadeDifference {
  name: string;
  value: string;
  /** Its direction, if it has one. */
  word?: DifferenceWord | undefined;
}

/** Lists how a product's colour differs: ΔE00, and its parts if they are known. */
export function shadeDifferences(
  standard: MeasuredColor | undefined,
  { deltaE, measured }: Pick<NearPigment, 'deltaE' | 'measured'>,
): ShadeDifference[] {
  const total = { name: 'ΔE00', value: twoDecimals(deltaE) };
  if (standard?.L === undefined || !measured) return [total];
  const { a, b, L } = standard;
  const difference = labDifference({ L, a, b }, measured);
  const words = differenceWords({ L, a, b }, measured);
  return [
    total,
    { name: 'ΔL*', value: twoDecimals(difference.L), word: words.L },
    { name: 'ΔC*', value: twoDecimals(difference.C), word: words.C },
    { name: 'ΔH*', value: twoDecimals(difference.H), word: words.H },
  ];
}

/** Formats a difference with a true minus sign, and zero without one. */
export function twoDecimals(value: number): string {
  return (Math.round(value * 100) / 100 + 0).toFixed(2).replace('-', '−');
}

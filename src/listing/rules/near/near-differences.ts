import type { Lab } from '../../../domain/color/lab.ts';
import { labDelta } from '../../../domain/color/lab-delta.ts';
import { labDifference } from '../../../domain/color/lab-difference.ts';
import { signedFigure } from '../../../domain/color/signed-figure.ts';

/** A part of a colour difference. */
export type NearDifference = 'ΔL*' | 'Δa*' | 'Δb*' | 'ΔC*' | 'ΔH*';

/** Parts along the axes: how a colour differs in terms of the plane beside the list. */
export const ALONG_AXES: readonly NearDifference[] = ['ΔL*', 'Δa*', 'Δb*'];

/** Parts in lightness, chroma and hue: what a colourist corrects. */
export const IN_HUE: readonly NearDifference[] = ['ΔL*', 'ΔC*', 'ΔH*'];

/** Formats parts of a colour's difference from a standard, with their sign. */
export function nearDifferences(names: readonly NearDifference[], standard: Lab, sample: Lab): string[] {
  const { L, a, b } = labDelta(standard, sample);
  const { C, H } = labDifference(standard, sample);
  const values = { 'ΔL*': L, 'Δa*': a, 'Δb*': b, 'ΔC*': C, 'ΔH*': H };
  return names.map((name) => signedFigure(values[name]));
}

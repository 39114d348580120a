import { scaleStep } from '../../../domain/technical/scale-step.ts';
import type { ComparedRow } from './compared-row.ts';

/**
 * Names the ends of a row's scale, such as `1–8`, in the numerals of its values; `undefined` without a scale, or if the
 * description names them.
 */
export function scaleRange({
  scale,
  texts,
  description = '',
}: Pick<ComparedRow, 'scale' | 'texts' | 'description'>): string | undefined {
  const known = scale && texts.map((text) => scaleStep(text, scale)).find((step) => step !== null);
  if (!known) return undefined;
  const { first, last } = known;
  const isSaid = new RegExp(`\\b${first} ?(to|–|-) ?${last}\\b`).test(description);
  return isSaid ? undefined : `${first}–${last}`;
}

import type { Scale } from './technical-property.ts';

/** A value on its scale, counted from the first step, 1. */
export interface ScaleStep {
  steps: number;
  step: number;
  /** Last step of a range, such as 7–8. */
  upTo: number;
  best: 'first' | 'last';
  /** Names of the scale's ends, in Roman numerals if the value uses them. */
  first: string;
  last: string;
}

const ROMAN = ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX', 'X'];
/** One step, or two with a dash between them. */
const STEPS = /^([IVX]+|\d+(?:\.5)?)(?:\s*[-–/]\s*([IVX]+|\d+))?$/;

/** Finds a value's step on its scale; `null` if the text names none. */
export function scaleStep(text: string, { min, max, best }: Scale): ScaleStep | null {
  const [, from, to] = STEPS.exec(text.trim()) ?? [];
  if (from === undefined) return null;
  const start = numberOf(from);
  const end = to === undefined ? Math.ceil(start) : numberOf(to);
  const low = Math.floor(start);
  const isOnScale = min <= low && low <= end && end <= max;
  if (!isOnScale) return null;
  const name = (step: number) => (/^[IVX]/.test(from) ? (ROMAN[step] ?? String(step)) : String(step));
  return {
    steps: max - min + 1,
    step: low - min + 1,
    upTo: end - min + 1,
    best: best === min ? 'first' : 'last',
    first: name(min),
    last: name(max),
  };
}

/** Not for Roman numerals beyond ten, which no scale uses. */
function numberOf(step: string): number {
  if (/\d/.test(step)) return Number(step);
  const index = ROMAN.indexOf(step);
  return index > 0 ? index : Number.NaN;
}

import type { Light } from '../../../../src/domain/color/color-conditions.ts';
import { COLOR_LIMITS } from '../../../../src/domain/color/color-limits.ts';
import type { Lab } from '../../../../src/domain/color/lab.ts';
import { readDecimal } from '../read-decimal.ts';
import { ANGLE, type ForeignSpace, type Space } from './headings.ts';
import type { NamedLight } from './light.ts';

/** A colour as an instrument has measured it. */
export interface Measurement {
  /** Empty if the text has none. */
  name: string;
  lab: Lab;
  /** As far as the text names it. */
  light: Partial<Light>;
  /** From L*, C* and h. */
  isConverted?: true;
}

/** What is wrong with a line, counted from 1. */
export type PastedFault = { line: number } & Wrong;

/** What is wrong, or stands there in place of a colour. */
export type Wrong =
  /** Fewer than three numbers. */
  | { kind: 'few'; count: number }
  /** More, of which any three could be the colour. */
  | { kind: 'many'; count: number }
  /** Commas that may be decimal or separate. */
  | { kind: 'commas' }
  /** An empty cell among numbers without a head line. */
  | { kind: 'gap' }
  /** Other columns than the head line. */
  | { kind: 'columns'; count: number; expected: number }
  /** The head line lacks a coordinate. */
  | { kind: 'column'; name: string }
  /** Values of another kind than L*a*b*. */
  | { kind: 'foreign'; space: ForeignSpace }
  /** A coordinate has two columns. */
  | { kind: 'twice' }
  /** Colours of several angles. */
  | { kind: 'angles' }
  /** Values from 0 to 1. */
  | { kind: 'normalised' }
  /** A light that is not known. */
  | { kind: 'light'; name: string }
  /** A deviation, tolerance or difference, which was left out. */
  | { kind: 'derived'; name: string }
  /** A line that is too long, or comes after too many. */
  | { kind: 'long' | 'late' }
  /** No value, a text that is no number, or a number that is too small or too large; `name` as in `L*`. */
  | { kind: 'missing'; name: string }
  | { kind: 'number'; name: string; text: string }
  | { kind: 'range'; name: string; text: string; min: number; max: number };

/** What was read of a pasted text. */
export interface PastedColors {
  measurements: Measurement[];
  /** Those in other lights beside one of `measurements`, of the same sample. */
  others: Measurement[];
  faults: PastedFault[];
}

/** What is read of a text. */
export interface Reading extends PastedColors {
  /** Colours of a multi-angle instrument. */
  angles: { line: number; angle: string; colour: Measurement }[];
}

/** Reads values by their letters; the first wrong one is a fault. */
export function takeValues(
  texts: readonly (readonly [string, string])[],
  line: number,
  read: Reading,
): number[] | undefined {
  const values: number[] = [];
  for (const [letter, text] of texts) {
    const { min, max } = LIMITS[letter] ?? COLOR_LIMITS.a;
    const name = nameOf(letter);
    const value = readDecimal(text);
    if (value !== undefined && value >= min && value <= max) values.push(value);
    else {
      if (text === '') read.faults.push({ line, kind: 'missing', name });
      else if (value === undefined) read.faults.push({ line, kind: 'number', name, text });
      else read.faults.push({ line, kind: 'range', name, text, min, max });
      return undefined;
    }
  }
  return values;
}

/** As in `L*`. */
export function nameOf(letter: string): string {
  return letter === 'h' ? letter : `${letter}*`;
}

const LIMITS: Record<string, { min: number; max: number }> = {
  L: COLOR_LIMITS.L,
  C: { min: 0, max: 215 },
  h: { min: 0, max: 360 },
};

interface Found {
  line: number;
  name: string;
  light: NamedLight;
  values: readonly number[];
  space: Space;
  angle?: string | undefined;
}

/** Adds a colour, converted if it stands there as L*C*h; an unknown light is a fault. */

export function addColour({ line, name, light, values, space, angle }: Found, read: Reading): void {
  const { unknown, ...known } = light;
  if (unknown !== undefined) {
    read.faults.push({ line, kind: 'light', name: unknown });
    return;
  }
  const [L = 0, second = 0, third = 0] = values;
  const isConverted = space === 'lch';
  const hue = (third * Math.PI) / 180;
  const rounded = (value: number) => Math.round(value * 100) / 100 + 0;
  const lab = isConverted
    ? { L, a: rounded(second * Math.cos(hue)), b: rounded(second * Math.sin(hue)) }
    : { L, a: second, b: third };
  const colour = { name, lab, light: known, ...(isConverted && { isConverted: true as const }) };
  read.measurements.push(colour);
  const named = angle ?? name.split(' ').find((each) => ANGLE.test(each) && /[°a]/.test(each));
  if (named) read.angles.push({ line, angle: named.replace('°', ''), colour });
}

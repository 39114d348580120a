import { type ColorDecimals, figureOf } from '../../domain/technical/color-decimals.ts';
import type { MeasuredColor } from '../../domain/technical/measured-color.ts';

/** Formats L*, C* and h of a colour as `[name, value]`, without a lightness that was not measured. */
export function labText(color: MeasuredColor, decimals: ColorDecimals): [name: string, value: string][] {
  const lightness = figureOf('L*', color, decimals);
  return [
    ...(lightness ? ([['L*', lightness]] as [string, string][]) : []),
    ['C*', figureOf('C*', color, decimals)],
    ['h', `${figureOf('h', color, decimals)}°`],
  ];
}

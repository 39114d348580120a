import { type ColorDecimals, figureOf } from '../../../domain/technical/color-decimals.ts';
import type { ColorFigures } from '../../../domain/technical/measured-color.ts';

/** Formats L*, C* and h of a colour as `[name, value]`, without those that are not known. */
export function labText(color: ColorFigures, decimals: ColorDecimals): [name: string, value: string][] {
  return (['L*', 'C*', 'h'] as const).flatMap((name): [string, string][] => {
    const value = figureOf(name, color, decimals);
    return value ? [[name, name === 'h' ? `${value}°` : value]] : [];
  });
}

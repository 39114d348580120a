import type { MeasuredColor } from '../../domain/technical/measured-color.ts';

const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 2, useGrouping: false });

/** Formats L*, C* and h of a colour as `[name, value]`, without a lightness that was not measured. */
export function labText({ L, C, h }: MeasuredColor): [name: string, value: string][] {
  return [
    ...(L === undefined ? [] : ([['L*', digits.format(L)]] as [string, string][])),
    ['C*', digits.format(C)],
    ['h', `${digits.format(h)}°`],
  ];
}

/** Formats a number with its unit: a no-break space in between, none before a degree sign. */
export function withUnit(number: string, unit = ''): string {
  return unit === '' || unit === '°' ? number + unit : `${number}\u00a0${unit}`;
}

/** A number with its unit, which no line break parts from it; a degree stands right at the number. */
export function withUnit(number: string, unit = ''): string {
  return unit === '' || unit === '°' ? number + unit : `${number}\u00a0${unit}`;
}

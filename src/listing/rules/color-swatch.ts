/** Symbolic colours for the values of the filter `c`, not measured ones. */
const SWATCHES: Readonly<Record<string, string>> = {
  red: '#c22f2c',
  orange: '#ea7a1c',
  yellow: '#f2c414',
  green: '#2b8a4b',
  blue: '#2457a8',
  violet: '#6b3f94',
  brown: '#7a4a2b',
  black: '#161719',
  white: '#ffffff',
  grey: '#8a8d91',
  metallic: '#b9bbbe',
};

/** `#rrggbb` for a value of the filter `c` (colour space); none for unknown values. */
export function colorSwatch(value: string): string | undefined {
  return SWATCHES[value];
}

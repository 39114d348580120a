/** Texts of the products whose colour is nearest. */
export const nearestTexts = {
  'nearest.title': 'Nearest shades',
  'nearest.note': '{application} in {medium}, by ΔE00',
  'nearest.note.angle': '{application} in {medium} at {angle}, by ΔE00',
  'nearest.list': 'Products with the nearest colours',
  'nearest.swatch': '{name} beside {other}',
  'nearest.failed': 'The nearest shades cannot be loaded',
  'nearest.retry': 'Try again',
  'nearest.hint': 'The nearest shade is {name}, ΔE00 {difference}.',
  'nearest.masstone': 'Masstone',
} as const;

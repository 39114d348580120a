/** Texts of the products whose colour is nearest. */
export const nearestTexts = {
  'nearest.title': 'Nearest shades',
  'nearest.note': '{application} in {conditions}, by ΔE00',
  'nearest.application.angle': '{application} at {angle}',
  'nearest.medium': 'Compare in',
  'nearest.none': 'No other product in this industry was measured in {medium}.',
  'nearest.list': 'Products with the nearest colours',
  'nearest.swatch': '{name} beside {other}',
  'nearest.failed': 'The nearest shades could not be loaded.',
  'nearest.hint': 'The nearest shade is {name}, ΔE00 {difference}.',
  'nearest.hint.conditions': 'Masstone in {conditions}.',
  'nearest.masstone': 'Masstone',
  'nearest.colorIndex': 'Colour Index name',
  'nearest.csv': 'CSV: save the nearest shades as a file',
} as const;

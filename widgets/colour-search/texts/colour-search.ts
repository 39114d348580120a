/** Texts of the search by a colour of one's own (decision C17). */
export const colourTexts = {
  'colour.label': 'Search by a colour',
  'colour.values': 'Measured colour',
  'colour.paste': 'Or paste a measurement',
  'colour.paste.hint':
    'As your spectrometer or spreadsheet copies it, one colour or many, or drop its file here.',
  'colour.screen': 'Or start from a screen colour',
  'colour.screen.note':
    'Only approximate: screens differ, and a sample looks different on each. Measure the sample for a reliable match.',
  'colour.medium': 'Compare ours in',
  'colour.shade': 'Shade',
  'colour.shade.masstone': 'Masstone',
  'colour.shade.tint': 'Tint',
  'colour.illuminant': 'Illuminant',
  'colour.observer': 'Observer',
  'colour.tolerance': 'Largest ΔE00',
  'colour.submit': 'Find products',

  'colour.fault.missing': 'Enter a number',
  'colour.fault.number': 'Use a number like 52.3',
  'colour.fault.range': 'Use {min} to {max}',
  'colour.fault.choice': '“{value}” is not available',
  'colour.fault.light': 'Only {values}',
  'colour.light.title': 'Our colours are measured with {light} only',
  'colour.light':
    'The same sample has other values in another light. Export your measurement again: a spectrometer calculates it for any light and observer from the same reading.',
  'colour.refused.title': 'The service cannot search for this colour',
  'colour.conditions.failed': 'The media and conditions cannot be loaded.',

  'colour.none.title': 'No colour yet',
  'colour.none':
    'Enter or paste L*, a* and b* above. Our pigments are then sorted by their colour difference from it, with both colours side by side.',
  'colour.bad.title': 'The colour cannot be searched yet',
  'colour.bad': 'Correct the marked fields above, then find products.',

  'colour.found.one': '{count} product within ΔE00 {tolerance} of {colour}',
  'colour.found': '{count} products within ΔE00 {tolerance} of {colour}',
  'colour.saved': '{colour}: {medium}',
  'colour.found.medium': 'in {medium}',
  'colour.beyond': 'No product is within ΔE00 {tolerance}. The nearest is {nearest} away.',
  'colour.beyond.widen': 'Widen to ΔE00 {tolerance}',

  'colour.standard': 'Your colour',
  'colour.head': 'Yours',
  'colour.about': '{shade}, {light}',
  'colour.about.light': '{shade}, {light} (light assumed)',
  'colour.about.observer': '{shade}, {light} (observer assumed)',
  'colour.ours': '{shade} in {conditions}',
  'colour.plane.note': 'The ring is your colour; numbers match the rows. Lightness is not shown: see ΔL*.',
  'colour.plane.point': 'Yours: a* {a}, b* {b}',
  'colour.fine':
    'Differences are ours minus yours, by CIEDE2000 with all weights 1. Ours: {shade} in {conditions}. A sample in another medium differs by the medium, too. Colours on screen are only a guide: rely on the figures.',
} as const;

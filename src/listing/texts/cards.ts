/** Texts of hits that are drawn as cards. */
export const cardTexts = {
  'cards.light': 'Light {value}',
  'cards.weather': 'Weather {value}',
  'cards.heat': '{value}\u00a0°C',
  'cards.stacks': 'Image stacks',
  'cards.stack.images': '{count} images',
  'cards.stack.image': '1 image',
  'cards.stack.angles': 'Angles {angles}',
  'cards.stack.version': 'Version {version}',
  'cards.stack.none': 'No preview',
} as const;

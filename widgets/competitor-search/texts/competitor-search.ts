/** Texts of the competitor search (spec P§2, spec S§6). */
export const competitorTexts = {
  'competitor.field': 'A competitor’s product: maker, name or Colour Index name',
  'competitor.clear': 'Choose another product',
  'competitor.own': 'Search by a colour of your own',
  'competitor.suggestions': 'Products of competitors',
  'competitor.suggested.one': '{count} product suggested',
  'competitor.suggested': '{count} products suggested',
  'competitor.suggested.none': 'No competitor’s product matches “{term}”. Try its Colour Index name.',
  'competitor.suggested.failed': 'The suggestions cannot be loaded.',

  'competitor.none.title': 'No product chosen',
  'competitor.none':
    'Choose a competitor’s product above. Our pigments are then sorted by their colour difference from it, with both colours side by side.',
  'competitor.gone.title': 'Product not found',
  'competitor.gone': 'The product in this link does not exist or has been removed. Choose another one above.',
  'competitor.login.title': 'Log in for the competitor search',
  'competitor.login': 'It is open to competitor viewers and administrators.',
  'competitor.forbidden.title': 'Not available to your account',
  'competitor.forbidden': 'The competitor search is open to competitor viewers and administrators.',

  'competitor.found.one': '{count} product, sorted by colour difference from {name}',
  'competitor.found': '{count} products, sorted by colour difference from {name}',
  'competitor.found.medium': 'in {medium}',

  'competitor.medium': 'Compare ours in',
  'competitor.conditions': 'Masstone, {light}',
  'competitor.conditions.medium': 'Masstone in {conditions}',
  'competitor.conditions.same': 'Theirs and ours: masstone in {conditions}.',
  'competitor.conditions.differ': 'Theirs: masstone in {theirs}. Ours: masstone in {ours}.',
  'competitor.conditions.note':
    'Ours are compared in {medium}: the media account for part of each difference.',
  'competitor.conditions.unknown': 'Theirs: masstone, medium not stated. Ours: masstone in {ours}.',

  'competitor.plane.note':
    'The ring is the competitor’s colour; numbers match the rows. Lightness is not shown: see ΔL*.',
  'competitor.plane.theirs': 'Theirs: {name}, a* {a}, b* {b}',
  'competitor.head.theirs': 'Theirs',
  'competitor.fine':
    'Differences are ours minus theirs, by CIEDE2000 with all weights 1. Colours on screen are only a guide: rely on the figures.',
} as const;

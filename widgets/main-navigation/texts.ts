/** Texts of the main navigation and of the user menu. */
export const navigationTexts = {
  'navigation.menu': 'Menu',
  'navigation.close': 'Close menu',
  'navigation.more': 'More on {title}',
  'navigation.newTab': 'opens in a new tab',
} as const;

/** Texts of the key that leads to the search field. */
export const shortcutTexts = {
  'listing.shortcut': 'Keyboard shortcut /',
  'listing.shortcut.on': 'Press / anywhere on this page to go to the search.',
  'listing.shortcut.off': 'The key / is off.',
  'listing.shortcut.turnOff': 'Turn off',
  'listing.shortcut.turnOn': 'Turn on',
} as const;

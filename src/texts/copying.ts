/** What follows the sentence of a failed copy (spec P§8), which is verbatim and helps nobody on its own. */
export const copyingTexts = {
  'copying.failed': 'We are sorry, but your browser does not support this feature.',
  'copying.refused':
    'It has refused to copy: click on the page and try again, or allow the clipboard for this site.',
} as const;

/** Texts of the cookie modal and of the placeholders of embeds that wait for a consent. */
export const cookieTexts = {
  'cookies.title': 'Your cookie settings',
  'cookies.intro':
    'We use necessary cookies to run this site. With your consent we also use cookies that measure how it is used and that show you relevant content. You can change your choice at any time.',
  'cookies.dataProtection': 'Data protection',
  'cookies.accept': 'Accept all',
  'cookies.reject': 'Reject all',
  'cookies.change': 'Change settings',
  'cookies.save': 'Save selection',
  'cookies.close': 'Close',
  'cookies.mandatory': 'Necessary',
  'cookies.mandatory.description': 'Login, security and your comparison. Always on.',
  'cookies.functional': 'Functional and statistics',
  'cookies.functional.description': 'Measures how the site is used, so that we can improve it.',
  'cookies.marketing': 'Marketing',
  'cookies.marketing.description': 'Shows content of other providers, such as videos, and relevant offers.',
  'cookies.placeholder': 'This content comes from another provider. It is shown when you allow its cookies.',
  'cookies.open': 'Cookie settings',
} as const;

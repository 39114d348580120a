/** Texts of the user menu. */
export const userMenuTexts = {
  'userMenu.login': 'Log in',
  'userMenu.register': 'Register',
  'userMenu.account': 'Account of {name}',
  'userMenu.admin': 'Administration',
  'userMenu.manageUsers': 'Manage users',
  'userMenu.logout': 'Log out',
  'userMenu.newTab': 'opens in a new tab',
} as const;

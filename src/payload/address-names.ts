// Names that the payload's `services` and `links` may contain. The guide and the JSON Schema repeat these tables; the
// runtime needs no descriptions and reads both as maps of strings.

/** Base addresses of the services. The default is the page's own origin. */
export const serviceNames = {
  site: 'Base address of the product site: login, contact form and fresh form tokens. Called with the session cookie.',
  user: 'Base address of the user service: account, passwords, favourites and saved comparisons.',
  search: 'Base address of the search service: products, documents, field titles.',
  document: 'Base address of the document service: downloads and safety data sheets.',
  backend: 'Base address of the backend: countries, and the PDFs of products and comparisons.',
} as const;

/**
 * Addresses of a product's pages on other sites, among those of the services: `{id}` is replaced by the product's id.
 */
export const templateNames = {
  mobileViewer:
    'Page of a product on phones, to which QR codes lead, with `{id}` in it. Without it they lead to the page itself.',
  edit: 'Page that edits a product, with `{id}` in it. Without it nobody is offered to.',
} as const;

/** Addresses of pages. A link without an address is not shown, unless a default is named. */
export const linkNames = {
  login: 'Login page, for visitors without the overlay. Default: /login',
  registration: 'Registration page. Without it nobody is offered to register.',
  forgotPassword: 'Page for a forgotten password. Without it the login offers none.',
  profile: 'Page that holds the island `profile`.',
  comparePage: 'Page that holds the island `compare-page`; shared links lead there.',
  products: 'List of all products, offered where there is nothing to show yet.',
  search: 'Search page. It gets the search term as `q`.',
  competitorSearch:
    'Page of the competitor search, for those who may use it. It gets the search term as `q`.',
  colourSearch:
    'Page that holds the island `colour-search`. The competitor search leads there. Without it there is no such link.',
  savedSearches:
    'Page that holds the island `saved-searches`. Signed-in users save searches then; without it nobody is offered to.',
  productSheetsPage: 'Page of the product sheets. Its menu item is hidden from visitors.',
  dataProtectionPage:
    'Data-protection page. A product of its own has another: `<productKey>DataProtectionPage`, by the payload field `productKey`.',
  admin: 'Administration, for users with backend access. Default: /admin',
  manageUsers: 'User management, for users who may manage users.',
  sharedDocument: 'Page that offers one document. It gets its id as `document`.',
} as const;

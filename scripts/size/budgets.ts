/** How many bytes a visitor may have to fetch for something. */
export interface Budget {
  what: string;
  /** Islands and parts; what they import statically counts too. */
  parts: readonly string[];
  /** Parts that are there already and so do not count. */
  without?: readonly string[];
  /** Files that another budget counts. */
  apart?: readonly string[];
  /** Bytes after brotli, 1 kB = 1000 bytes. */
  atMost: number;
  /** What others ship for the same, for the table. */
  others: string;
}

/** What a new visitor's page has before any island, React and the cookie dialog included. */
const GROUND = ['ce-widgets', 'cookie-modal', 'core', 'react', 'file-list'];

/** The first view of a product's page. */
const PRODUCT = [...GROUND, 'shell', 'ahead', 'product-detail', 'http', 'product-data', 'field-manifest'];

/** What names the files of all other islands. */
const LISTS = ['file-list', 'more-files'];

/** All sections of a product's page. */
const SECTIONS = [...PRODUCT, 'sections', 'product-services'];

/** What all forms of a product's page share. */
const FORMS = [...SECTIONS, 'requests', 'choices', 'services'];

/**
 * The size budgets; `npm run size` fails above any of them. A task counts until it is done: a form with the code that
 * sends it, an island with the list of files by which the loader finds it.
 */
export const BUDGETS: readonly Budget[] = [
  {
    what: 'loader, consent check included',
    parts: ['ce-widgets'],
    atMost: 2_500,
    others: 'Stimulus 10.1, Coveo loader 14.8',
  },
  {
    what: 'cookie dialog, on top of the loader',
    parts: ['cookie-modal'],
    without: ['ce-widgets'],
    atMost: 2_880,
    others: 'orejime 13.2, vanilla-cookieconsent 14.2',
  },
  // The aim is 4.6: the hashes of the files that every page needs, and checking files by them, are 0.6 of it.
  {
    what: 'loader and cookie dialog together',
    parts: ['ce-widgets', 'cookie-modal'],
    atMost: 5_300,
    others: 'orejime 13.2, klaro 59.6',
  },
  // The aim is 78. React alone is 56.2; what mounts islands, reads the payload and keeps tabs together is 10.8 beside
  // it, the core 5.5 and the menus 4.4, and all of it runs on this page.
  {
    what: "returning visitor's page, React included",
    parts: ['ce-widgets', 'core', 'react', 'shell'],
    atMost: 80_400,
    others: 'Shopware 78.8 without React',
  },
  // The aim is 97. It is what the page above is over, too.
  {
    what: 'sign-in from nothing until it is answered',
    parts: ['ce-widgets', 'core', 'react', 'login', 'http'],
    atMost: 99_200,
    others: 'FirebaseUI 98.4, Supabase 103',
  },
  {
    what: 'list of files, for a product page and a listing',
    parts: ['file-list'],
    atMost: 2_420,
    others: 'none ships one',
  },
  {
    what: 'contact form, sent, on top of React',
    parts: ['contact-form', 'services', ...LISTS],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 51_500,
    others: 'React Hook Form alone 13.0',
  },
  {
    what: 'page of a comparison, with its products, on top of the shell',
    parts: ['compare-page', 'color-chart', 'charts', 'services', 'http', ...LISTS],
    without: ['ce-widgets', 'core', 'react', 'shell'],
    atMost: 54_300,
    others: 'none measured',
  },
  {
    what: 'charts, on top of a page that shows values',
    parts: ['charts'],
    without: ['ce-widgets', 'core', 'react', 'shell'],
    atMost: 3_000,
    others: 'uPlot 20.9, Chart.js 47.5',
  },
  // The aim is 115. Above it are ky with what it needs (7.4), the comparison behind its button (3.8) and, in place
  // of a round trip, the code that asks for the product before React has come (1.7).
  {
    what: 'product page, its first view with all that comes before, React and consent included',
    parts: PRODUCT,
    atMost: 128_500,
    others: "Adobe's drop-in page 191, Shopware's 133 without React",
  },
  // The aim is 105. React and what mounts islands (67), the loader with consent (5.1) and ky (7.4) are there before
  // the first line of a listing; what asks for its first answer before React has come is 3.4, in place of two round
  // trips; a listing of 50 filters, tabs, history and three kinds of hits is the rest.
  {
    what: 'search listing, its first view with all that comes before, React and consent included',
    parts: [...GROUND, 'ahead-listing', 'search-listing', 'http', 'search', 'field-manifest'],
    apart: ['comparison'],
    atMost: 133_500,
    others: "react-instantsearch 114, Elastic's search-ui 124, Adobe's listing 171",
  },
  {
    what: 'competitor search with its plane, on top of a search listing',
    parts: ['competitor-search', 'near-plane', 'more-searches'],
    without: ['ce-widgets', 'cookie-modal', 'core', 'react', 'search-listing', 'http', 'services', 'search'],
    atMost: 14_000,
    others: 'none measured',
  },
  {
    what: 'formulation repository, list and detail, on top of a search listing',
    parts: ['formulation-repository', 'formulation-listing', 'more-searches'],
    without: ['ce-widgets', 'cookie-modal', 'core', 'react', 'search-listing', 'http', 'services', 'search'],
    atMost: 14_000,
    others: 'none measured',
  },
  {
    what: 'sections of a product, with their services, on top of its first view',
    parts: SECTIONS,
    without: PRODUCT,
    atMost: 34_000,
    others: 'none measured',
  },
  {
    what: "plots of a product's colours, with their charts, on top of its sections and of forms",
    parts: ['color-plots'],
    without: FORMS,
    atMost: 5_850,
    others: 'uPlot 20.9, Chart.js 47.5',
  },
  {
    what: 'gallery of a product, its dialog included, on top of its first view',
    parts: ['color-gallery'],
    without: PRODUCT,
    atMost: 11_250,
    others: 'photoswipe 16.3',
  },
  {
    what: 'history of a document, its dialog included, on top of the sections',
    parts: ['history-dialog'],
    without: SECTIONS,
    atMost: 8_900,
    others: 'none measured',
  },
  {
    what: 'sample request, the largest form of a product, on top of what all its forms share',
    parts: ['sample-request'],
    without: FORMS,
    atMost: 3_650,
    others: 'none measured',
  },
  // The aim is 160, which leaves 33 for all that is not in the first view: the sections take more. React Hook Form
  // (11.7) and the search in long lists (14.1) come with forms, which few visitors open. Not counted: DOMPurify (10), which
  // browsers with a sanitiser of their own do not fetch.
  {
    what: 'product page, everything opened: each section, chart, gallery, form and dialog',
    parts: [
      ...FORMS,
      ...['color-plots', 'color-gallery', 'qr-dialog', 'industry-chooser', 'history-dialog', 'rich-text'],
      ...['advanced-content', 'open-backend-file', 'show-tooltip', 'combobox'],
      ...['contact-form', 'contact-dialog', 'safety-sheet', 'sample-request', 'regulatory-request'],
      ...['user-validation', 'more-files'],
    ],
    atMost: 238_000,
    others: 'none measured',
  },
  {
    what: 'compare button and basket bar, on top of a list of products',
    parts: ['basket-bar', 'comparison-button'],
    without: ['ce-widgets', 'core', 'react', 'controls'],
    atMost: 7_450,
    others: 'no peer has them',
  },
  {
    what: 'registration, sent, on top of React',
    parts: ['registration', 'services', ...LISTS],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 40_300,
    others: 'React Hook Form and downshift alone 24.8',
  },
  {
    what: 'profile area, saved, on top of React and core',
    parts: ['profile', 'services', ...LISTS],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 50_500,
    others: 'none ships alone',
  },
];

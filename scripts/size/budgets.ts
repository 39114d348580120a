/** How many bytes a visitor may have to fetch for something. */
export interface Budget {
  what: string;
  /** Islands and parts; what they import statically counts too. */
  parts: readonly string[];
  /** Parts that are there already and so do not count. */
  without?: readonly string[];
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
 *
 * What tells of failures, tries again and logs in is 1.7 kB of a page with nothing but menus and 5 kB of a product's page:
 * it has to be there before something fails, in `core`, `react`, `controls`, `reads` and `shared`. What sends a form once,
 * keeps what is not sent yet for its user, and merges what others have changed stands with each form and each record.
 */
export const BUDGETS: readonly Budget[] = [
  {
    what: 'loader, consent check included',
    parts: ['ce-widgets'],
    atMost: 2_760,
    others: 'Stimulus 10.1, Coveo loader 14.8',
  },
  {
    what: 'cookie dialog, on top of the loader',
    parts: ['cookie-modal'],
    without: ['ce-widgets'],
    atMost: 2_880,
    others: 'orejime 13.2, vanilla-cookieconsent 14.2',
  },
  // The aim is 4.6. Of the loader the hashes of eight files that no list can name in time are 0.3, checking files by them
  // and trying them again 0.5, reading the page and starting the core 1.7; of the dialog its markup and texts are 0.7, its
  // styles 0.65, what it does 1.4.
  {
    what: 'loader and cookie dialog together',
    parts: ['ce-widgets', 'cookie-modal'],
    atMost: 5_650,
    others: 'orejime 13.2, klaro 59.6',
  },
  {
    what: 'list of files, for a product page and a listing',
    parts: ['file-list'],
    atMost: 3_520,
    others: 'none ships one',
  },
  {
    what: 'contact form, sent, on top of React',
    parts: ['contact-form', 'services', ...LISTS],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 61_200,
    others: 'React Hook Form alone 13.0',
  },
  {
    what: 'charts, on top of a page that shows values',
    parts: ['charts'],
    without: ['ce-widgets', 'core', 'react', 'shell'],
    atMost: 3_520,
    others: 'uPlot 20.9, Chart.js 47.5',
  },
  // The aim is 14. Charts are 3.4 of it, copying tables 2.2 and suggestions 1.5: files that other pages have as well. The
  // list is a file of its own (4.2), which the search by a colour has, too.
  {
    what: 'competitor search with its plane and copying, on top of a search listing',
    parts: ['competitor-search', 'near-plane', 'near-actions', 'more-searches'],
    without: ['ce-widgets', 'cookie-modal', 'core', 'react', 'search-listing', 'http', 'services', 'search'],
    atMost: 19_000,
    others: 'none measured',
  },
  {
    what: 'search by a colour with its plane and copying, on top of a search listing',
    parts: ['colour-search', 'near-plane', 'near-actions', 'more-searches'],
    without: ['ce-widgets', 'cookie-modal', 'core', 'react', 'search-listing', 'http', 'services', 'search'],
    atMost: 32_700,
    others: 'none measured',
  },
  {
    what: 'formulation repository, list and detail, on top of a search listing',
    parts: ['formulation-repository', 'formulation-listing', 'more-searches'],
    without: ['ce-widgets', 'cookie-modal', 'core', 'react', 'search-listing', 'http', 'services', 'search'],
    atMost: 11_100,
    others: 'none measured',
  },
  // The aim is 14. Both screens are counted, and no visit has more than one: the overview is 6.6, a catalogue 9.4, with 1.6
  // that saves it and 1.9 that tells of its PDF.
  {
    what: 'digital catalogues, overview and one of them, on top of a search listing',
    parts: ['digital-catalogs', 'catalog-page', 'catalogs'],
    without: [
      'ce-widgets',
      'cookie-modal',
      'core',
      'react',
      'shell',
      'search-listing',
      'http',
      'services',
      'search',
    ],
    atMost: 20_550,
    others: 'none measured',
  },
  {
    what: 'sections of a product, with their services, on top of its first view',
    parts: SECTIONS,
    without: PRODUCT,
    atMost: 43_300,
    others: 'none measured',
  },
  {
    what: "plots of a product's colours, with their charts, on top of its sections and of forms",
    parts: ['color-plots'],
    without: FORMS,
    atMost: 5_750,
    others: 'uPlot 20.9, Chart.js 47.5',
  },
  {
    what: 'gallery of a product, its dialog included, on top of its first view',
    parts: ['color-gallery'],
    without: PRODUCT,
    atMost: 10_800,
    others: 'photoswipe 16.3',
  },
  {
    what: 'history of a document, its dialog included, on top of the sections',
    parts: ['history-dialog'],
    without: SECTIONS,
    atMost: 9_350,
    others: 'none measured',
  },
  {
    what: 'sample request, the largest form of a product, on top of what all its forms share',
    parts: ['sample-request'],
    without: FORMS,
    atMost: 4_150,
    others: 'none measured',
  },
  // The aim is 160. Packages are 95 of it: React 59, React Hook Form 12.5, Floating UI 10.6 for tooltips and the search in
  // long lists, ky 7.9, valibot 2.9, a QR code 1.8; the second and third come with a form, which few visitors open. Our own
  // are 154: the first view 68, sections with tables and downloads 36, forms with their dialogs 33, charts 5.6, the list of
  // all other files 3, gallery 2.8, texts of editors and tooltips 2.5, history 1.2. Not counted: DOMPurify (10), which
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
    atMost: 273_500,
    others: 'none measured',
  },
  {
    what: 'compare button and basket bar, on top of a list of products',
    parts: ['basket-bar', 'comparison-button'],
    without: ['ce-widgets', 'core', 'react', 'controls'],
    atMost: 8_650,
    others: 'no peer has them',
  },
  {
    what: 'registration, sent, on top of React',
    parts: ['registration', 'services', ...LISTS],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 48_800,
    others: 'React Hook Form and downshift alone 24.8',
  },
];

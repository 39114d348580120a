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

/** The size budgets; `npm run size` fails above any of them. */
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
    atMost: 2_600,
    others: 'orejime 13.2, vanilla-cookieconsent 14.2',
  },
  {
    what: 'loader and cookie dialog together',
    parts: ['ce-widgets', 'cookie-modal'],
    atMost: 4_600,
    others: 'orejime 13.2, klaro 59.6',
  },
  {
    what: "returning visitor's page, React included",
    parts: ['ce-widgets', 'core', 'react', 'shell'],
    atMost: 78_000,
    others: 'Shopware 78.8 without React',
  },
  {
    what: 'login, React included, from nothing',
    parts: ['ce-widgets', 'core', 'react', 'login'],
    atMost: 88_000,
    others: 'FirebaseUI 98, Supabase 103',
  },
  {
    what: 'contact form, on top of React',
    parts: ['contact-form'],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 29_200,
    others: 'React Hook Form alone 13.0',
  },
  {
    what: 'page of a comparison, on top of React, core and shell',
    parts: ['compare-page'],
    without: ['ce-widgets', 'core', 'react', 'shell'],
    atMost: 22_000,
    others: 'none measured',
  },
  {
    what: 'compare button and basket bar, on top of React, core and controls',
    parts: ['basket-bar', 'comparison-button'],
    without: ['ce-widgets', 'core', 'react', 'controls'],
    atMost: 7_000,
    others: 'no peer has them',
  },
  {
    what: 'registration, on top of React',
    parts: ['registration'],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 32_000,
    others: 'React Hook Form and downshift alone 24.8',
  },
  {
    what: 'profile area, on top of React and core',
    parts: ['profile'],
    without: ['ce-widgets', 'core', 'react'],
    atMost: 30_000,
    others: 'none ships alone',
  },
];

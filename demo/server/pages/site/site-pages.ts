import type { Page } from '../page.ts';
import { admin, adminProduct } from './admin.ts';
import { catalogs } from './catalogs.ts';
import { compare } from './compare.ts';
import { contact } from './contact.ts';
import { formulations } from './formulations.ts';
import { home } from './home.ts';
import { linkPages } from './link-page.ts';
import {
  colourSearch,
  competitors,
  products,
  regulatory,
  renderProducts,
  safetySheets,
  savedSearches,
  search,
  sheets,
} from './listing-pages.ts';
import { login, resetPassword } from './login.ts';
import { product } from './product.ts';
import { account, profile } from './profile.ts';
import { sharedDocument } from './shared-document.ts';

/** The content pages of the site. */
export const sitePages: readonly Page[] = [
  home,
  products,
  product,
  compare,
  search,
  sheets,
  safetySheets,
  regulatory,
  savedSearches,
  competitors,
  colourSearch,
  catalogs,
  profile,
  account,
  login,
  resetPassword,
  ...linkPages,
  formulations,
  sharedDocument,
  adminProduct,
  admin,
  { path: '/colour-cards', residents: ['AT', 'CH', 'DE'], render: () => ({ file: 'colour-cards' }) },
  contact,
  { path: '/imprint', render: () => ({ file: 'imprint' }) },
  {
    path: '/data-protection',
    describe: () => ({ dataProtection: true }),
    render: () => ({ file: 'data-protection' }),
  },
  {
    path: '/forbidden',
    describe: () => ({ forbidden: true }),
    render: () => ({ file: 'forbidden', status: 403 }),
  },
  { path: '/hostile', render: (request) => ({ ...renderProducts(request), stylesheet: 'hostile.css' }) },
];

import type { Page } from '../page.ts';
import { admin } from './admin.ts';
import { adminProduct } from './admin-product.ts';
import { catalogs } from './catalogs.ts';
import { compare } from './compare.ts';
import { competitors } from './competitors.ts';
import { contact } from './contact.ts';
import { formulations } from './formulations.ts';
import { home } from './home.ts';
import { linkPages } from './link-page.ts';
import { login } from './login.ts';
import { product } from './product.ts';
import { products, renderProducts } from './products.ts';
import { account, profile } from './profile.ts';
import { resetPassword } from './reset-password.ts';
import { search } from './search.ts';
import { sharedDocument } from './shared-document.ts';
import { sheets } from './sheets.ts';

/** The content pages of the site. */
export const sitePages: readonly Page[] = [
  home,
  products,
  product,
  compare,
  search,
  sheets,
  competitors,
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

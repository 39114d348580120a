import type { MenuItem } from '../../../src/domain/menu/menu-item.ts';
import { industries } from '../../data/industries.ts';

/** The portal's menu without marks for a page; the client filters it by role. */
const menu: readonly MenuItem[] = [
  {
    ...item('products', 'Products', '/products'),
    children: [
      item('products-all', 'All products', '/products'),
      ...industries.map(({ code, title }) => item(`products-${code}`, title, `/products?i=${code}`)),
      item('compare', 'Compare products', '/compare'),
      item('colour-search', 'Search by a colour', '/colour-search'),
    ],
  },
  item('search', 'Search', '/search'),
  {
    ...item('sheets', 'Product sheets', '/sheets'),
    children: [
      item('sheets-all', 'All sheets', '/sheets?tab=all'),
      item('sheets-mine', 'My sheets', '/sheets?tab=mysheets'),
      item('sheets-company', 'Company sheets', '/sheets?tab=company'),
      item('safety-sheets', 'Safety data sheets', '/safety-sheets'),
      item('regulatory', 'Regulatory documents', '/regulatory'),
    ],
  },
  { ...item('formulations', 'Formulations', '/formulations'), accessRestriction: 'validated_users' },
  item('catalogs', 'Catalogues', '/catalogs'),
  {
    ...item('company', 'Company', '/contact'),
    children: [
      item('contact', 'Contact', '/contact'),
      item('data-protection', 'Data protection', '/data-protection'),
    ],
  },
  {
    ...item('staff', 'For staff', '/gallery'),
    accessRestriction: 'internal_users',
    class: 'menu-staff',
    children: [
      item('competitors', 'Competitor search', '/competitors'),
      item('gallery', 'Widget gallery', '/gallery'),
      item('hostile', 'Page with a hostile theme', '/hostile'),
      { ...item('outbox', 'Outbox', '/outbox'), target: '_blank' },
    ],
  },
];

/** Returns the main menu with the items marked that lead to the page or to its section of the site. */
export function mainMenuFor(path: string): MenuItem[] {
  return menu.map((entry) => mark(entry, path));
}

function item(id: string, menuTitle: string, link: string): MenuItem {
  return { id, menuTitle, link, accessRestriction: 'none' };
}

function mark(entry: MenuItem, path: string): MenuItem {
  const children = entry.children?.map((child) => mark(child, path));
  const isAbove = children?.some(({ linkingMode }) => linkingMode !== 'link') ?? false;
  const own = modeOf(entry.link, path);
  const linkingMode = own === 'link' && isAbove ? 'section' : own;
  return { ...entry, linkingMode, ...(children ? { children } : {}) };
}

function modeOf(link: string, path: string): NonNullable<MenuItem['linkingMode']> {
  if (link === path) return 'current';
  // A product's address isn't below that of its list.
  const listed = path.replace(/^\/product\//, '/products/');
  return listed.startsWith(`${link}/`) ? 'section' : 'link';
}

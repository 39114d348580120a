import type { MenuItem } from '../../src/domain/menu/menu-item.ts';
import type { IslandExample } from '../../src/mount/island/example.ts';
import type { RawPayload } from '../../src/payload/schema.ts';
import type { MainNavigationProps } from './island.ts';

const industries: MenuItem[] = [
  { id: 'coatings', menuTitle: 'Coatings', link: '/products?i=coatings', linkingMode: 'current' },
  { id: 'plastics', menuTitle: 'Plastics', link: '/products?i=plastics' },
  { id: 'printing', menuTitle: 'Printing inks', link: '/products?i=printing' },
  { id: 'cosmetics', menuTitle: 'Cosmetics', link: '/products?i=cosmetics' },
];

const mainMenu: MenuItem[] = [
  { id: 'products', menuTitle: 'Products', link: '/products', linkingMode: 'section', children: industries },
  { id: 'sheets', menuTitle: 'Product sheets', link: '/sheets' },
  {
    id: 'service',
    menuTitle: 'Service',
    link: '',
    children: [
      { id: 'contact', menuTitle: 'Contact', link: '/contact' },
      {
        id: 'formulations',
        menuTitle: 'Formulations',
        link: '/formulations',
        accessRestriction: 'validated_users',
        children: [{ id: 'mine', menuTitle: 'My formulations', link: '/formulations?mine' }],
      },
      { id: 'news', menuTitle: 'Trade press', link: 'https://press.example/', target: '_blank' },
    ],
  },
  { id: 'laboratory', menuTitle: 'Laboratory', link: '/laboratory', accessRestriction: 'internal_users' },
];

const links = { productSheetsPage: '/sheets' };

const person = { userId: '7', email: 'mara.lindt@example.com', firstName: 'Mara', lastName: 'Lindt' };
const withRoles = (...roles: string[]): RawPayload => ({
  mainMenu,
  links,
  user: { ...person, tokenPayload: { roles } },
});

/** States of the main navigation. */
export const examples: IslandExample<MainNavigationProps>[] = [
  {
    name: 'Visitor',
    shows: 'Items without a restriction, without the product sheets; flyouts below Products and Service.',
    payload: { mainMenu, links, user: undefined },
  },
  { name: 'Registered user', shows: 'The product sheets too.', payload: withRoles() },
  {
    name: 'Validated customer',
    shows: 'What is for validated users too, with a third level below Service.',
    payload: withRoles('validated'),
  },
  { name: 'Internal user', shows: 'Every item.', payload: withRoles('internal') },
  {
    name: 'Small screen',
    shows: 'The menu that slides in, here at any width, with items of its own.',
    payload: {
      mainMenu,
      links,
      user: undefined,
      mobileMainMenu: [
        { id: 'home', menuTitle: 'Home', link: '/' },
        { id: 'products', menuTitle: 'Products', link: '/products', children: industries },
        { id: 'help', menuTitle: 'Help', link: '/contact', class: 'is-quiet' },
      ],
    },
    props: { breakpoint: 10_000 },
  },
  {
    name: 'Flyout further down',
    shows: 'A flyout 80 px below the upper edge of its item.',
    payload: { mainMenu, links, user: undefined },
    props: { flyoutOffset: 80 },
  },
];

import type { IslandExample } from '../../src/mount/island/example.ts';
import type { RawPayload } from '../../src/payload/schema.ts';

const mara = { userId: '7', email: 'mara.lindt@example.com', firstName: 'Mara', lastName: 'Lindt' };

const account: RawPayload = {
  user: mara,
  userMenu: {
    links: [
      { id: 'profile', menuTitle: 'Profile', link: '/profile' },
      {
        id: 'samples',
        menuTitle: 'Sample requests',
        link: '/profile#/sample-requests',
        accessRestriction: 'validated_users',
      },
    ],
  },
  links: { admin: '/admin', manageUsers: '/admin/users' },
  logoutUrl: '/logout',
};

/** States of the user menu. */
export const examples: IslandExample[] = [
  {
    name: 'Visitor',
    shows: 'Log in, which opens the login overlay; no Register, since no page offers it.',
    payload: { user: undefined, links: {} },
  },
  {
    name: 'Visitor who may register',
    shows: 'Log in and Register.',
    payload: { user: undefined, links: { login: '/login', registration: '/login?showRegistration=1' } },
  },
  { name: 'Registered user', shows: 'The links for everybody who is signed in.', payload: account },
  {
    name: 'Validated customer',
    shows: 'The links for validated users too.',
    payload: { ...account, user: { ...mara, tokenPayload: { roles: ['validated'] } } },
  },
  {
    name: 'Administrator',
    shows: 'Manage users, and the administration in a new tab.',
    payload: {
      ...account,
      user: {
        ...mara,
        tokenPayload: { roles: ['internal', 'admin'] },
        hasBackendAccess: true,
        canManageUsers: true,
      },
    },
  },
  {
    name: 'User without a name',
    shows: 'The email address instead.',
    payload: { ...account, user: { userId: '8', email: 'a-rather-long-address@department.example.com' } },
  },
];

import type { UserDetails } from './new-user.ts';

/** Version of the privacy policy that all demo users but one accepted. */
export const latestPolicyVersion = '2026-09';

const accepted = [{ version: latestPolicyVersion, accepted: true, date: '2026-09-04T08:00:00.000Z' }];

/** Previous login of demo users; documents changed since then are marked as new. */
const lastLogin = '2026-08-17T07:30:00.000Z';

const contacts = {
  customerService: { name: 'Ines Calder', email: 'ines.calder@example.com', phone: '+44 20 7946 0101' },
  accountManager: { name: 'Jonas Brandt', email: 'jonas.brandt@example.com', phone: '+49 30 5550 0102' },
};

const everyday = { emailVerified: true, privacyPolicyStates: accepted, lastLogin, previousLogin: lastLogin };
const customer = { ...everyday, country: 'DE', region: 'europe', subRegion: 'western-europe' };
const validated = {
  ...customer,
  ...contacts,
  roles: ['validated', 'public_restricted'],
  validationState: 'validated' as const,
};
const staff = {
  ...everyday,
  company: 'Chroma Materials',
  country: 'CH',
  groups: ['staff'],
  validationState: 'validated' as const,
  hasBackendAccess: true,
};

/** Name, number, and the email address derived from the name. */
function person(number: number, firstName: string, lastName: string) {
  const address = `${firstName}.${lastName}`.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
  const id = `u-${String(number).padStart(2, '0')}`;
  return { id, firstName, lastName, email: `${address}@example.com` };
}

/** A demo user with its description for the demo's pages. */
export type DemoUser = UserDetails & { key: string; title: string; summary: string };

/** The demo's initial users. */
export const demoUsers: readonly DemoUser[] = [
  {
    ...customer,
    ...person(1, 'Rita', 'Holm'),
    key: 'registered',
    title: 'Registered user',
    summary: 'Has an account, not yet validated.',
    company: 'Holm Lacke',
    industries: ['coatings'],
    consent: ['inquiries'],
  },
  {
    ...customer,
    ...person(2, 'Pavel', 'Novák'),
    key: 'pending',
    title: 'Validation pending',
    summary: 'Asked for validation and waits.',
    company: 'Barvy Novák',
    country: 'CZ',
    subRegion: 'eastern-europe',
    industries: ['printing'],
    validationState: 'pending',
  },
  {
    ...customer,
    ...person(3, 'Rémy', 'Laurent'),
    key: 'rejected',
    title: 'Validation rejected',
    summary: 'May ask for validation again.',
    company: 'Atelier Laurent',
    country: 'FR',
    industries: ['cosmetics'],
    validationState: 'rejected',
  },
  {
    ...validated,
    ...person(4, 'Vera', 'Lindqvist'),
    key: 'validated',
    title: 'Validated customer',
    summary: 'Sees formulations, asks for samples.',
    company: 'Nordlack',
    country: 'SE',
    subRegion: 'northern-europe',
    industries: ['coatings', 'plastics'],
    consent: ['inquiries', 'personalizedTracking'],
  },
  {
    ...staff,
    ...person(5, 'Ivo', 'Keller'),
    key: 'internal',
    title: 'Internal staff',
    summary: 'Sees everything, internal products too.',
    roles: ['internal'],
    privacyPolicyStates: [],
  },
  {
    ...staff,
    ...person(6, 'Ada', 'Meyer'),
    key: 'admin',
    title: 'Administrator',
    summary: 'Manages users and edits everything.',
    roles: ['internal', 'admin'],
    canManageUsers: true,
  },
  {
    ...staff,
    ...person(7, 'Edda', 'Frey'),
    key: 'pigment-editor',
    title: 'Pigment editor',
    summary: 'Edits products; pages show set-up errors.',
    roles: ['internal', 'pigment-editor'],
  },
  {
    ...staff,
    ...person(8, 'Dario', 'Conti'),
    key: 'document-manager',
    title: 'Document manager',
    summary: 'Looks after data sheets.',
    roles: ['internal', 'document-manager'],
  },
  {
    ...validated,
    ...person(9, 'Tove', 'Berg'),
    key: 'two-factor',
    title: 'Two-factor login',
    summary: 'Signs in by a link sent by email.',
    company: 'Nordlack',
    country: 'SE',
    industries: ['coatings'],
    twoFactor: true,
  },
  {
    ...customer,
    ...person(10, 'Uma', 'Patel'),
    key: 'unverified',
    title: 'Email not verified',
    summary: 'Registered, has not followed the link.',
    company: 'Patel Plastics',
    country: 'GB',
    industries: ['plastics'],
    emailVerified: false,
    lastLogin: null,
    previousLogin: null,
  },
  {
    ...customer,
    ...person(11, 'Noor', 'Visser'),
    key: 'initial-password',
    title: 'Initial password',
    summary: 'Must choose a password first.',
    company: 'Visser Inkt',
    country: 'NL',
    industries: ['printing'],
    requiredActions: ['changeInitialPassword'],
  },
  {
    ...customer,
    ...person(12, 'Olga', 'Ferrari'),
    key: 'outdated-policy',
    title: 'Outdated policy',
    summary: 'Accepted an older privacy policy.',
    company: 'Ferrari Colori',
    country: 'IT',
    subRegion: 'southern-europe',
    industries: ['construction'],
    privacyPolicyStates: [{ version: '2024-03', accepted: true, date: '2024-03-18T10:00:00.000Z' }],
  },
  {
    ...validated,
    ...person(15, 'Ines', 'Okafor'),
    key: 'all-due',
    title: 'Everything due',
    summary: 'Initial password, outdated policy, not at home in Germany, Austria or Switzerland.',
    company: 'Okafor Farben',
    country: 'NL',
    industries: ['coatings'],
    requiredActions: ['changeInitialPassword'],
    privacyPolicyStates: [],
  },
  {
    ...customer,
    ...person(13, 'Nils', 'Aas'),
    key: 'no-roles',
    title: 'Token without roles',
    summary: 'The token holds no list of roles.',
    company: 'Aas Maling',
    country: 'NO',
    subRegion: 'northern-europe',
    industries: ['coatings'],
    roles: null,
  },
  {
    ...customer,
    ...person(14, 'Emil', 'Dahl'),
    key: 'empty-roles',
    title: 'Empty roles',
    summary: 'The token holds an empty list of roles.',
    company: 'Dahl Farve',
    country: 'DK',
    subRegion: 'northern-europe',
    industries: ['coatings'],
    roles: [],
  },
  {
    ...validated,
    ...person(16, 'Sanna', 'Virtanen'),
    key: 'no-account-manager',
    title: 'Validated, no account manager',
    summary: 'Has a contact in customer service only.',
    company: 'Virtanen Maalit',
    country: 'FI',
    subRegion: 'northern-europe',
    industries: ['coatings'],
    consent: ['inquiries'],
    accountManager: null,
  },
  {
    ...validated,
    ...person(17, 'Marek', 'Wójcik'),
    key: 'no-inquiries',
    title: 'Validated, no inquiries consent',
    summary: 'Is asked to consent by each form.',
    company: 'Wójcik Farby',
    country: 'PL',
    subRegion: 'eastern-europe',
    industries: ['plastics'],
    consent: [],
  },
  {
    ...validated,
    ...person(18, 'Lucía', 'Prieto'),
    key: 'first-login',
    title: 'Validated, first login',
    summary: 'Has never been here before: no document is news.',
    company: 'Tintas Prieto',
    country: 'ES',
    subRegion: 'southern-europe',
    industries: ['printing'],
    consent: ['inquiries'],
    lastLogin: null,
    previousLogin: null,
  },
  {
    ...staff,
    ...person(19, 'Bruno', 'Haas'),
    key: 'piving-manager',
    title: 'Piving manager',
    summary: 'Edits products, as pigment editors do.',
    roles: ['internal', 'piving-manager'],
  },
  {
    ...staff,
    ...person(23, 'Carla', 'Nyman'),
    key: 'competitor-viewer',
    title: 'Competitor viewer',
    summary: 'Finds our products by those of competitors.',
    roles: ['internal', 'competitor-viewer'],
  },
  {
    ...staff,
    ...person(24, 'Milo', 'Sander'),
    key: 'catalog-manager',
    title: 'Catalogue manager',
    summary: 'Makes digital catalogues for customers.',
    roles: ['internal', 'catalog-manager'],
  },
  {
    ...customer,
    ...person(25, 'Anton', 'Riva'),
    key: 'no-company',
    title: 'Registered, no company',
    summary: 'Belongs to no company: there are no company sheets.',
    company: '',
    industries: ['coatings'],
  },
];

import type { IslandExample } from '../../src/mount/island/example.ts';
import type { RawPayload } from '../../src/payload/schema.ts';
import type { ProfileProps } from './screen-props.ts';

/** Requests to this address fail without a console error of the browser. */
const nowhere = 'https://[nowhere]/';

const ada: NonNullable<RawPayload['user']> = {
  userId: 'example-1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Analytical Colours',
  country: 'GB',
  industries: ['coatings', 'plastics'],
  consent: ['inquiries'],
  privacyPolicyStates: [{ version: '2026-09', accepted: true, date: '2026-09-04T08:00:00.000Z' }],
  validationState: 'new',
  notifications: { documents: { enabled: true, interval: 'weekly' } },
};

const validated: NonNullable<RawPayload['user']> = {
  ...ada,
  tokenPayload: { roles: ['validated'] },
  validationState: 'validated',
  canRequestSample: true,
  region: 'europe',
  subRegion: 'northern-europe',
  customerService: { name: 'Ines Calder', email: 'ines.calder@example.com', phone: '+44 20 7946 0101' },
  accountManager: { email: 'jonas.brandt@example.com' },
};

/** States of the profile area. Lists show the saved work of the current user. */
export const examples: IslandExample<ProfileProps>[] = [
  {
    name: 'Visitor',
    shows: 'The way to the login.',
    payload: { user: undefined },
  },
  {
    name: 'Personal information',
    shows:
      'Personal data, email address, password, the logout on all devices and the way to delete the account.',
    payload: { user: ada },
  },
  {
    name: 'Devices and own data',
    shows:
      'The sessions of whoever looks, each of which can be ended, and all of their data as a file: log in first.',
    props: { sessions: true, ownData: true },
  },
  {
    name: 'Services out of reach',
    shows:
      'Sessions and countries that cannot be loaded, with buttons that try again. The logout on all devices stays.',
    payload: { user: ada, services: { user: nowhere, backend: nowhere } },
    props: { sessions: true, ownData: true },
  },
  {
    name: 'Email change pending',
    shows: 'A new address waits for its mailed link to be followed. The change can be withdrawn.',
    payload: { user: { ...ada, newEmail: 'ada.king@example.org' } },
  },
  {
    name: 'Bare profile',
    shows: 'Little is known of the user, and the page offers no deletion of the account.',
    payload: {
      user: { userId: 'example-2', email: 'someone@example.org' },
      deleteAccountUrl: undefined,
      industries: undefined,
    },
  },
  {
    name: 'Privacy',
    shows: 'Consents, and the privacy policy that was accepted.',
    payload: { user: ada },
    props: { start: '/privacy' },
  },
  {
    name: 'Privacy, policy outdated',
    shows: 'An older version of the privacy policy was accepted.',
    payload: {
      user: {
        ...ada,
        privacyPolicyStates: [{ version: '2024-03', accepted: true, date: '2024-03-18T10:00:00.000Z' }],
      },
    },
    props: { start: '/privacy' },
  },
  {
    name: 'Status, new',
    shows: 'Nobody has asked for the validation yet.',
    payload: { user: ada },
    props: { start: '/status' },
  },
  {
    name: 'Status, pending',
    shows: 'The validation was asked for.',
    payload: {
      user: { ...ada, validationState: 'pending', region: 'europe', subRegion: 'western-europe' },
    },
    props: { start: '/status' },
  },
  {
    name: 'Status, validated',
    shows: 'The account is validated, and has contacts of its own; one of them is known by an address only.',
    payload: { user: validated },
    props: { start: '/status' },
  },
  {
    name: 'Status, rejected',
    shows: 'The validation was rejected, and may be asked for again.',
    payload: {
      user: { ...ada, validationState: 'rejected', region: 'americas', subRegion: 'latin-america' },
    },
    props: { start: '/status' },
  },
  {
    name: 'Status, internal user',
    shows: 'A member of staff, who has no privacy page.',
    payload: { user: { ...ada, tokenPayload: { roles: ['internal'] }, validationState: 'validated' } },
    props: { start: '/status' },
  },
  {
    name: 'Notifications',
    shows: 'Mails about changed documents, weekly.',
    payload: { user: ada },
    props: { start: '/notifications' },
  },
  {
    name: 'Notifications, off',
    shows: 'No mails; the interval waits.',
    payload: { user: { ...ada, notifications: { documents: { enabled: false, interval: 'monthly' } } } },
    props: { start: '/notifications' },
  },
  {
    name: 'Sample requests',
    shows: 'The samples that whoever looks has asked for, if they may: log in as the validated customer.',
    props: { start: '/sample-requests' },
  },
  {
    name: 'Sample requests out of reach',
    shows: 'What is wrong, and a button that tries again.',
    payload: { user: validated, services: { user: nowhere } },
    props: { start: '/sample-requests' },
  },
  {
    name: 'Product comparisons',
    shows: 'The comparisons that whoever looks has saved.',
    props: { start: '/product-comparisons' },
  },
  {
    name: 'Product comparisons, session over',
    shows: 'The way to a new login, since the service no longer knows the session.',
    payload: { user: ada },
    props: { start: '/product-comparisons' },
  },
  {
    name: 'Long texts',
    shows: 'Long names, and wording of the page that is longer than ours.',
    payload: {
      user: {
        ...validated,
        firstName: 'Wilhelmina-Alexandrine Konstanze',
        lastName: 'von Diketopyrrolopyrrolchinacridonbenzimidazolon',
        company: 'Gesellschaft zur Herstellung und Vermarktung hochlichtechter Isoindolinonpigmente mbH',
        email: 'wilhelmina-alexandrine.von.diketopyrrolopyrrolchinacridonbenzimidazolon@example.org',
        newEmail: 'w.von.diketopyrrolopyrrolchinacridonbenzimidazolon.at.home@mail.department.example.org',
      },
      texts: {
        'profile.route.personalInformation': 'All that we know of you and your company',
        'profile.save': 'Save all changes that I have made on this page',
        'profile.password.change': 'Choose a new password for this portal',
      },
    },
  },
];

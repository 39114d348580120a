import type { RawPayload } from '../../../src/payload/schema.ts';
import { industries } from '../../data/industries.ts';
import { contactRegions } from '../../data/portal/contact-regions.ts';
import { samples } from '../../data/portal/samples.ts';
import { latestPolicyVersion } from '../ground/users/demo-users.ts';

/** The part of the payload that is the same for all pages and viewers. */
export const fixedPayload = {
  version: 1,
  productKey: 'pigment',
  links: {
    home: '/',
    login: '/login',
    registration: '/?showRegistration=1',
    forgotPassword: '/login',
    products: '/products',
    search: '/search',
    competitorSearch: '/competitors',
    colourSearch: '/colour-search',
    comparePage: '/compare',
    savedSearches: '/saved-searches',
    productSheetsPage: '/sheets',
    sharedDocument: '/shared-document',
    profile: '/profile',
    contact: '/contact',
    dataProtectionPage: '/data-protection',
    pigmentDataProtectionPage: '/data-protection#pigments',
    admin: '/admin',
    manageUsers: '/admin/users',
  },
  analytics: { url: '/analytics/', siteId: 1, statusDimension: 1 },
  consent: { version: '2026-09', recordUrl: '/api/v1/consent', globalPrivacyControl: true },
  industries: industries.map(({ code, title }) => ({
    code,
    title,
    image: { squarePreview: { src: `/assets/industries/${code}.svg` } },
  })),
  contactRegions,
  samples: { limit: samples.limit, amounts: [...samples.amounts] },
  requestRegion: 'europe',
  latestPrivacyPolicy: {
    version: latestPolicyVersion,
    description:
      '<p>We have revised our privacy policy. What is new:</p><ul><li>Saved comparisons are kept for <strong>24 months</strong>.</li><li>Requests for samples are passed on to the warehouse of your region.</li></ul><p>Read it in full on the page <a href="/data-protection">Data protection</a>.</p>',
  },
  disableQrCodes: false,
  logoutUrl: '/logout',
  deleteAccountUrl: '/delete-account',
  userMenu: {
    links: [
      { id: 'user-profile', menuTitle: 'Your profile', link: '/profile' },
      { id: 'user-searches', menuTitle: 'Saved searches', link: '/saved-searches' },
      { id: 'user-contact', menuTitle: 'Help and contact', link: '/contact' },
    ],
  },
  declaredCookies: { functional: ['_pk_*', 'ce-comparisonHint'], marketing: ['_ce_campaign', '_ce_visit'] },
  texts: {
    'consents.personalizedTracking.text':
      'You may use my activity on this portal to show me relevant content. See <a href="/data-protection" target="_blank">data protection</a>.',
  },
} satisfies RawPayload;

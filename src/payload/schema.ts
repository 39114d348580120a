import * as v from 'valibot';
import type { MenuItem } from '../domain/menu/menu-item.ts';
import { notificationIntervals } from '../domain/user/notification-interval.ts';
import type { comparisonFields } from './comparison-fields.ts';

// The page payload (spec S§3 "Page payload"; shapes by decisions 37 and 40).
// Unknown fields are dropped silently; every field is read separately (see read-payload.ts).

const text = v.string();
const flag = v.boolean();

const id = v.pipe(v.union([text, v.number()]), v.transform(String));

const menuItem: v.GenericSchema<unknown, MenuItem> = v.object({
  id,
  menuTitle: text,
  /** Address; a heading of its children has none. */
  link: v.optional(text, ''),
  target: v.optional(text),
  linkingMode: v.optional(v.picklist(['current', 'section', 'link'])),
  children: v.optional(v.array(v.lazy(() => menuItem))),
  accessRestriction: v.optional(v.picklist(['none', 'validated_users', 'internal_users'])),
  class: v.optional(text),
});

const contact = v.object({
  name: v.optional(text),
  email: v.optional(text),
  phone: v.optional(text),
});

/** Versions of the privacy policy and whether they were accepted (decision 25). */
export const privacyPolicyStatesSchema = v.array(
  v.object({ version: text, accepted: v.optional(flag, true), date: v.optional(text) }),
);

/** The signed-in user, in the payload and in a login's response (spec S§3 "Active user"). */
export const userSchema = v.object({
  /** Bearer token; kept in memory only. */
  token: v.optional(text),
  tokenPayload: v.optional(v.object({ roles: v.optional(v.array(text)), groups: v.optional(v.array(text)) })),
  userId: id,
  email: text,
  firstName: v.optional(text, ''),
  lastName: v.optional(text, ''),
  company: v.optional(text),
  country: v.optional(text),
  region: v.optional(text),
  subRegion: v.optional(text),
  /** Codes of the user's industries. */
  industries: v.optional(v.array(text), []),
  consent: v.optional(v.array(text), []),
  customerService: v.optional(contact),
  accountManager: v.optional(contact),
  /** Time of the login before this one, ISO 8601. */
  previousLogin: v.optional(text),
  /** Time since which the user has not seen which sheets have changed, ISO 8601. @default `previousLogin` */
  sheetsSince: v.optional(text),
  requiredActions: v.optional(v.array(text), []),
  privacyPolicyStates: v.optional(privacyPolicyStatesSchema, []),
  validationState: v.optional(v.picklist(['new', 'pending', 'validated', 'rejected']), 'new'),
  newEmail: v.optional(text),
  hasBackendAccess: v.optional(flag, false),
  canManageUsers: v.optional(flag, false),
  canRequestSample: v.optional(flag, false),
  canRequestRegulatoryDocument: v.optional(flag, false),
  canViewFormulations: v.optional(flag, false),
  /** Of the fields that users change themselves; see the contract. */
  version: v.optional(id),
  /** The user's email subscriptions (decision 41). */
  notifications: v.optional(
    v.object({ documents: v.object({ enabled: flag, interval: v.picklist(notificationIntervals) }) }),
  ),
});

const region = v.object({ code: text, title: text });

/** A text shown to the visitor once, such as the outcome of a link in an email. */
const message = v.object({
  type: v.optional(v.picklist(['success', 'info', 'warning', 'error']), 'info'),
  text,
});

/**
 * Schema of each payload field. Fields without an entry are ignored, except those that one island reads itself
 * (comparison-fields.ts).
 */
export const payloadFields = {
  /** Version of the payload's format. */
  version: v.number(),
  /** Shows set-up errors on the page, for CMS editors. */
  editor: flag,
  /** The signed-in user; absent for visitors. */
  user: userSchema,
  mainMenu: v.array(menuItem),
  /** Menu for small screens; the main menu by default. */
  mobileMainMenu: v.array(menuItem),
  userMenu: v.object({ links: v.array(menuItem) }),
  /** Addresses of pages, by name (address-names.ts). */
  links: v.record(text, text),
  /** Prefix of this product's own link keys (decision 9). */
  productKey: text,
  /** Base addresses of the services, by name (address-names.ts). */
  services: v.record(text, text),
  /**
   * Matomo-compatible analytics, started by functional consent: base address, site id, and number of the custom
   * dimension for the tracking status.
   */
  analytics: v.object({ url: text, siteId: id, statusDimension: v.optional(v.number()) }),
  /** Consent options beyond the cookie modal. */
  consent: v.object({
    /** Version of the consent text; recorded with each choice. */
    version: v.optional(text),
    /** Receives the record of each choice, by POST: `{ time, version, settings }` as JSON. */
    recordUrl: v.optional(text),
    /** Treats the browser's Global Privacy Control as a choice that declines everything optional. */
    globalPrivacyControl: v.optional(flag, false),
    /** Reports the choice to Google's tags (Consent Mode v2). */
    googleConsentMode: v.optional(flag, false),
  }),
  /** Sentry-compatible service for errors of the widgets: its DSN, and the name of this installation. */
  errorReporting: v.object({ dsn: text, environment: v.optional(text) }),
  industries: v.array(
    v.object({
      code: text,
      title: text,
      image: v.optional(v.object({ squarePreview: v.optional(v.object({ src: text })) })),
    }),
  ),
  contactRegions: v.array(v.object({ ...region.entries, subRegions: v.optional(v.array(region), []) })),
  /**
   * The site takes requests for samples of several products at once: the most in one request, and the amounts to choose
   * from, the usual one first; without amounts they are entered. Without this field it is offered nowhere.
   */
  samples: v.object({ limit: v.optional(v.number(), 10), amounts: v.optional(v.array(text), []) }),
  /** Whether this user may open a page, by page name; a missing page is allowed. */
  pagePermissions: v.record(text, flag),
  /** Country codes whose residents may use this page (decision 12). */
  requestCountry: v.array(text),
  /** Value of the `x-request-region` header of search and safety data sheet calls. */
  requestRegion: text,
  latestPrivacyPolicy: v.object({ version: text, description: text }),
  disableQrCodes: flag,
  formSecurityToken: text,
  /** Outcome of the action that led here (an email's link, a sign-out), shown once. */
  actionMessage: message,
  /** Shown above the login form. */
  loginMessage: text,
  /** Stored in the session by the server; shown once when the login opens (spec S§4). */
  sessionMessage: message,
  /** The session requests the login overlay (spec S§2); the server clears the flag when it renders the page. */
  showLogin: flag,
  /**
   * A user has just logged in by an email's link, so changed sheets are looked up once (decision 14). The server clears
   * the flag when it renders the page. A login on the page needs no flag.
   */
  checkSheets: flag,
  /** Address after a login; same origin only. */
  backUrl: text,
  logoutUrl: text,
  deleteAccountUrl: text,
  /** The kind of page. */
  page: v.object({
    /** The server refused the page with status 403. */
    forbidden: v.optional(flag, false),
    dataProtection: v.optional(flag, false),
    suppressCookieModal: v.optional(flag, false),
  }),
  /** Cookie names by category, deleted when consent is withdrawn; a `*` at the end matches any suffix. */
  declaredCookies: v.object({
    functional: v.optional(v.array(text), []),
    marketing: v.optional(v.array(text), []),
  }),
  /** Replacements for the library's texts, by key. */
  texts: v.record(text, text),
} satisfies Record<string, v.GenericSchema>;

/** Name of a payload field shared by all islands. */
export type PayloadField = keyof typeof payloadFields;

/** The page payload as the library uses it: every field is optional, every present field is valid. */
export type Payload = { [Field in PayloadField]?: v.InferOutput<(typeof payloadFields)[Field]> };

/** Payload fields as the CMS writes them. */
type RawFields<Fields extends Record<string, v.GenericSchema>> = {
  [Field in keyof Fields]?: v.InferInput<Fields[Field]>;
};

/** The page payload as the CMS writes it. */
export type RawPayload = RawFields<typeof payloadFields> & RawFields<typeof comparisonFields>;

/** The signed-in user (spec S§3 "Active user"). */
export type User = v.InferOutput<typeof userSchema>;

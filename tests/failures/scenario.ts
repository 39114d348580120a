import type { UserEvent } from '@testing-library/user-event';
import type { ReactElement } from 'react';
import type { RawPayload } from '../../src/payload/schema.ts';
import type { RenderedIsland } from '../support/render-island.tsx';
import type { Replies } from '../support/services/fake-services.ts';
import type { SentRequest } from '../support/services/sent-request.ts';

/** Somebody who is signed in and may see everything. */
export const USER = {
  ...{ userId: 'u-1', email: 'vera@example.com', firstName: 'Vera', lastName: 'Lindqvist', token: 't' },
  ...{
    company: 'Lindqvist AB',
    country: 'SE',
    consent: ['inquiries'],
    tokenPayload: { roles: ['internal'] },
  },
  ...{ canViewFormulations: true, canRequestSample: true, canRequestRegulatoryDocument: true },
  ...{ previousLogin: '2026-03-01T00:00:00Z', validationState: 'new' as const, industries: ['coatings'] },
  ...{ customerService: { email: 'ines@example.com' }, accountManager: { email: 'jonas@example.com' } },
  ...{ privacyPolicyStates: [{ version: '2026-09', accepted: true }] },
} satisfies RawPayload['user'];

/** A page as every scenario has it. */
export const PAGE: RawPayload = {
  user: USER,
  services: {
    ...{ user: 'https://user.example', search: 'https://search.example', backend: 'https://backend.example' },
    ...{ document: 'https://document.example', site: 'https://site.example' },
  },
  industries: [{ code: 'coatings', title: 'Coatings' }],
  links: {
    ...{ products: '/products', profile: '/profile', login: '/login', registration: '/register' },
    comparePage: '/compare',
  },
  contactRegions: [{ code: 'europe', title: 'Europe' }],
  formSecurityToken: 'of the page',
  latestPrivacyPolicy: { version: '2026-10', description: 'New' },
};

/** What a test does and looks at. */
export interface Opened extends RenderedIsland {
  hand: UserEvent;
  sent: readonly SentRequest[];
}

/** One call of the services: who makes it, and what its reader sees. */
export interface Scenario {
  /** The function of src/services that makes the call. */
  makes: string;
  /** Method and path, as `fakeServices` names them. */
  call: string;
  /** What the services answer where nothing fails, `call` included. */
  answers: Replies;
  element: ReactElement;
  address?: string;
  payload?: RawPayload;
  /** Puts into the browser what the page finds there. */
  before?: () => void;
  /** The overlay that is shown, with its props. */
  overlay?: { name: string; props?: object };
  /** Gets the page ready for it, such as by filling in a form. */
  fill?: (opened: Opened) => Promise<unknown>;
  /** Makes the call; without it the island does so by itself. */
  act?: (opened: Opened) => Promise<unknown>;
  /** Asks why, where a control only shows that something has failed. */
  ask?: (opened: Opened) => Promise<unknown>;
  /**
   * Where a failure is told:
   * - `read`: in place of what could not be loaded
   * - `send`: at the form that could not be sent
   * - `notice`: by a notice with a button
   * - `status`: beside what saves itself
   * - `nowhere`: see `because`
   */
  told: 'read' | 'send' | 'notice' | 'status' | 'nowhere';
  /** Why a failure is told to nobody. */
  because?: string;
  /** All that is said, whatever fails, where the cause would help nobody. The reader does the same again. */
  saysOnly?: RegExp;
  /** A text, or the value of a field, that must be there whatever fails. */
  kept?: string;
  /** Looks for what the reader sees once the call has worked. */
  works: (opened: Opened) => Promise<unknown>;
  /** Whether the overlay closes then, so that the page gives the focus back to its opener; or the page is left. */
  closes?: boolean;
  /** The answer of a list whose items all break the contract, for calls of lists. */
  malformed?: unknown;
  /** Faults whose words are the place's own, by their name; `null` for those that mean something else here. */
  own?: Readonly<Record<string, RegExp | null>>;
  /**
   * What the reader can do where that differs, by the fault's name: press a button, do the same `again`, or nothing.
   * `leaves`: the page is left for the login.
   */
  helps?: Readonly<Record<string, 'Try again' | 'Log in' | 'again' | 'leaves' | null>>;
}

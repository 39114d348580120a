import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { Profile } from '../../../widgets/profile/Profile.tsx';
import type { ProfileProps } from '../../../widgets/profile/screen-props.ts';
import { type RenderedIsland, renderIsland } from '../../support/render-island.tsx';
import type { Answer, Reply } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

const COUNTRIES = 'GET /api/v1/country';

let requests: SentRequest[] = [];
let prepared: { call: string; answer: Reply }[] = [];

/** What has been sent, but for the countries. */
export const sent = () =>
  requests.filter(({ call }) => call !== COUNTRIES).map(({ call, body }) => ({ call, body }));

/** Prepares the answer to the next call of this kind, such as `PUT /api/v1/user/me`. */
export function answer(call: string, next: Reply): void {
  prepared.push({ call, answer: next });
}

/** Puts prepared answers in the place of the services. */
export function answerAsPrepared(): void {
  beforeEach(() => {
    prepared = [];
    history.replaceState(null, '', '/profile');
    requests = fakeServices({
      [COUNTRIES]: { json: { DE: 'Germany', GB: 'United Kingdom' } },
      '*': takePrepared,
    });
  });
}

function takePrepared(request: SentRequest): Answer | Promise<Answer> | undefined {
  const index = prepared.findIndex(({ call }) => call === request.call);
  const [next] = index < 0 ? [] : prepared.splice(index, 1);
  return typeof next?.answer === 'function' ? next.answer(request) : next?.answer;
}

/** Someone with an account. */
export const ada = {
  userId: 'u-1',
  email: 'ada@example.org',
  firstName: 'Ada',
  lastName: 'Byron',
  company: 'Analytical Colours',
  country: 'GB',
  industries: ['coatings'],
  consent: ['inquiries'],
  privacyPolicyStates: [{ version: '2026-09', accepted: true, date: '2026-09-04T12:00:00.000Z' }],
  validationState: 'new',
  notifications: { documents: { enabled: true, interval: 'weekly' } },
  version: '1',
} satisfies RawPayload['user'];

/** The same once validated. */
export const validated = {
  ...ada,
  tokenPayload: { roles: ['validated'] },
  validationState: 'validated',
  canRequestSample: true,
} satisfies RawPayload['user'];

/** The page around the profile. */
export const page: RawPayload = {
  user: { ...ada, token: 'header.body.signature' },
  services: { user: 'https://user.example', backend: 'https://backend.example' },
  links: {
    login: '/login',
    search: '/search',
    products: '/products',
    comparePage: '/compare',
    dataProtectionPage: '/data-protection',
    pigmentDataProtectionPage: '/data-protection#pigments',
  },
  productKey: 'pigment',
  industries: [
    { code: 'plastics', title: 'Plastics' },
    { code: 'coatings', title: 'Coatings' },
  ],
  contactRegions: [
    {
      code: 'europe',
      title: 'Europe',
      subRegions: [
        { code: 'northern-europe', title: 'Northern Europe' },
        { code: 'western-europe', title: 'Western Europe' },
      ],
    },
    { code: 'africa', title: 'Africa' },
  ],
  latestPrivacyPolicy: { version: '2026-09', description: '<p>What is <strong>new</strong></p>' },
  deleteAccountUrl: '/delete-account',
};

/** Renders the profile at a route. */
export function open(
  route = '/personal',
  payload: RawPayload = {},
  props: Partial<ProfileProps> = {},
): RenderedIsland & { hand: UserEvent } {
  if (!props.basePath) history.replaceState(null, '', `/profile#${route}`);
  const island = renderIsland(<Profile start="/personal" productPage="/product/{id}" {...props} />, {
    ...page,
    ...payload,
  });
  return { ...island, hand: userEvent.setup() };
}

export const box = (name: string | RegExp) =>
  screen.getByLabelText<HTMLInputElement>(name, { selector: 'input, select' });
export const button = (name: string | RegExp) => screen.getByRole('button', { name });
export const link = (name: string | RegExp) => screen.getByRole<HTMLAnchorElement>('link', { name });
export const heading = (name: string) => screen.getByRole('heading', { name });
export const notices = ({ store }: RenderedIsland) => store.getState().notices.map(({ text }) => text);

/** Two clicks within one task, as by an impatient hand. */
export const clickTwice = (element: HTMLElement) =>
  act(() => {
    element.focus();
    element.click();
    element.click();
  });

import { fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { Registration } from '../../../widgets/registration/Registration.tsx';
import { registrationTexts } from '../../../widgets/registration/texts.ts';
import { type RenderedIsland, renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

type Service = () => Answer | Promise<Answer>;

/** Answers the registration. */
export const service = vi.fn<Service>();

/** Answers the call for countries. */
export const countryService = vi.fn<Service>();

let requests: SentRequest[] = [];

/** What the registration has sent. */
export const sent = () =>
  requests.filter(({ call }) => call === REGISTER).map(({ body }) => body as Record<string, unknown>);

/** The idempotency keys with which it was sent. */
export const keys = () =>
  requests.filter(({ call }) => call === REGISTER).map(({ headers }) => headers.get('idempotency-key'));

const REGISTER = 'POST /api/v1/user/register';

/** Puts services in place that take every registration. */
export function takeRegistrations(): void {
  beforeEach(() => {
    service.mockReset().mockReturnValue({ json: { userId: 'u-9' } });
    countryService.mockReset().mockReturnValue({ json: { SE: 'Sweden', AT: 'Austria' } });
    requests = fakeServices({
      'GET /api/v1/country': countryService,
      'GET /api/v1/payload': { json: { formSecurityToken: 'fresh' } },
      [REGISTER]: service,
    });
  });
}

export const textOf = (key: keyof typeof registrationTexts) => registrationTexts[key];
export const box = (name: string) =>
  screen.getByLabelText<HTMLInputElement>(new RegExp(`^${name}`), { selector: 'input' });
export const tick = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
export const country = () => screen.getByRole<HTMLSelectElement>('combobox', { name: /^Country/ });
export const submit = () =>
  within(screen.getByRole('dialog')).getByRole('button', { name: textOf('registration.submit') });

const payload: RawPayload = {
  services: { user: 'https://user.example', backend: 'https://backend.example' },
  industries: [
    { code: 'plastics', title: 'Plastics' },
    { code: 'other', title: 'Another' },
    { code: 'coatings', title: 'Coatings' },
  ],
};

/** Renders the registration and shows it. */
export function open(changes: RawPayload = {}): RenderedIsland & { hand: UserEvent } {
  const page = renderIsland(<Registration />, { ...payload, ...changes });
  page.show('registration');
  return { ...page, hand: userEvent.setup() };
}

/** Fills everything in that is required, as fast as a browser that knows it. */
export async function fillIn(): Promise<void> {
  await screen.findByRole('option', { name: 'Sweden' });
  const texts = {
    'First name': 'Ada',
    'Last name': 'Quist',
    Company: 'Quist Farben',
    Email: 'ada@example.org',
    Password: 'Zinnober-7',
    'Repeat password': 'Zinnober-7',
  };
  for (const [name, value] of Object.entries(texts)) fireEvent.input(box(name), { target: { value } });
  fireEvent.change(country(), { target: { value: 'SE' } });
  fireEvent.click(tick('Coatings'));
}

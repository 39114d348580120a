import { fireEvent, screen, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { registrationTexts } from '../../../src/texts/registration.ts';
import { Registration } from '../../../widgets/registration/Registration.tsx';
import { type RenderedIsland, renderIsland } from '../../support/render-island.tsx';

/** Answers the calls of the user service; those for countries are answered beside it. */
export const service = vi.fn<(body: Record<string, unknown>) => Response | Promise<Response>>();

/** What the registration has sent. */
export const sent: Record<string, unknown>[] = [];

/** Answers the call for countries. */
export const countryService = vi.fn<() => Response | Promise<Response>>();

export const json = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

/** Puts services in place that take every registration. */
export function fakeServices(): void {
  beforeEach(() => {
    sent.length = 0;
    service.mockReset().mockImplementation(() => json(201, { userId: 'u-9' }));
    countryService.mockReset().mockImplementation(() => json(200, { SE: 'Sweden', AT: 'Austria' }));
    vi.stubGlobal('fetch', async (request: Request) => {
      if (request.url === 'https://backend.example/api/v1/country') return countryService();
      if (request.url.endsWith('/api/v1/payload')) return json(200, { formSecurityToken: 'fresh' });
      if (request.url !== 'https://user.example/api/v1/user/register') throw new Error(request.url);
      const body = JSON.parse(await request.text());
      sent.push(body);
      return service(body);
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

import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { loginTexts } from '../../../src/texts/login.ts';
import { Login } from '../../../widgets/login/Login.tsx';
import { type RenderedIsland, renderIsland } from '../../support/render-island.tsx';

/** Stands for the browser's `fetch`; emptied before each test of a file that calls {@link fakeServices}. */
export const fetchMock = vi.fn<typeof fetch>();

/** What has been sent: address and body. */
export const sent: [url: string, body: unknown][] = [];

/** Puts {@link fetchMock} in place. */
export function fakeServices(): void {
  beforeEach(() => {
    vi.stubGlobal('fetch', fetchMock.mockReset());
    sent.length = 0;
  });
}

/** Prepares the answer to the next call. */
export function answer(status: number, body: unknown, headers = {}): void {
  fetchMock.mockImplementationOnce(async (request) => {
    sent.push([(request as Request).url, JSON.parse(await (request as Request).text())]);
    return new Response(JSON.stringify(body), { status, headers });
  });
}

/** Prepares a refusal with the service's message. */
export const refuse = (message: string) => answer(401, { message });

export const box = (name: 'Email' | 'Password') =>
  screen.getByLabelText<HTMLInputElement>(name, { exact: false, selector: 'input' });
export const button = (name: string) => screen.getByRole('button', { name });
const texts = { ...failureTexts, ...loginTexts };
export const textOf = (key: keyof typeof texts) => texts[key];

/** Renders the login and shows it. */
export function open(payload: RawPayload = {}): RenderedIsland & { hand: UserEvent } {
  const services = { site: 'https://site.example', user: 'https://user.example' };
  const page = renderIsland(<Login />, { services, ...payload });
  page.show('login');
  return { ...page, hand: userEvent.setup() };
}

/** Fills the form in and presses the button. */
export async function logIn(hand: UserEvent, email = 'ada@example.org'): Promise<void> {
  await hand.type(box('Email'), email);
  await hand.type(box('Password'), 'pigment57');
  await hand.click(button('Log in'));
}

import { screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { beforeEach, vi } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { failureTexts } from '../../../src/texts/failures.ts';
import { Login } from '../../../widgets/login/Login.tsx';
import { loginTexts } from '../../../widgets/login/texts.ts';
import { type RenderedIsland, renderIsland } from '../../support/render-island.tsx';
import { type Answer, refuse } from '../../support/services/answers.ts';
import { fakeServices } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

/** Answers the login and the call for another verification mail; emptied before each test. */
export const service = vi.fn<(request: SentRequest) => Answer | Promise<Answer>>();

let requests: SentRequest[] = [];

/** What has been sent: address and body. */
export const sent = () => requests.map(({ url, body }) => [url, body]);

/** Puts {@link service} in place. */
export function takeLogins(): void {
  beforeEach(() => {
    service.mockReset();
    requests = fakeServices({ 'POST /login': service, 'POST /api/v1/user/send-email-verification': service });
  });
}

/** Prepares the answer to the next call. */
export const answer = (next: Answer | Promise<Answer>) => void service.mockReturnValueOnce(next);

/** Prepares a refusal with the service's message. */
export const refuseWith = (message: string) => answer(refuse(401, message));

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

import { act, screen } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import * as v from 'valibot';
import { beforeEach } from 'vitest';
import type { RawPayload } from '../../../src/payload/schema.ts';
import { ContactForm } from '../../../widgets/contact-form/ContactForm.tsx';
import { contactProps } from '../../../widgets/contact-form/props.ts';
import { type RenderedIsland, renderIsland } from '../../support/render-island.tsx';
import { type Answer, inTurn, type Reply } from '../../support/services/answers.ts';
import { fakeServices, type Replies } from '../../support/services/fake-services.ts';
import type { SentRequest } from '../../support/services/sent-request.ts';

let requests: SentRequest[] = [];
let replies: Replies = {};

const SEND = 'POST /api/v1/message/contactForm';
const TOKEN = 'GET /api/v1/payload';

/** What has been sent to the contact form's address. */
export const sent = () =>
  requests.filter(({ call }) => call === SEND).map(({ body }) => body as Record<string, unknown>);

/** Puts services in place that take every message, unless a test says otherwise by {@link answerWith}. */
export function takeMessages(): void {
  beforeEach(() => {
    replies = {
      'GET /api/v1/country': { json: { DE: 'Germany', AT: 'Austria' } },
      [TOKEN]: { json: { version: 1, formSecurityToken: 'fresh' } },
      [SEND]: { json: { sent: true } },
    };
    requests = fakeServices(replies);
  });
}

/** Says what becomes of the next messages; the last answer stays. */
export function answerWith(...next: Reply[]): void {
  replies[SEND] = inTurn(...next);
}

/** Says what becomes of the request for a fresh token. */
export function answerTokenWith(answer: Answer): void {
  replies[TOKEN] = answer;
}

export const payload: RawPayload = {
  services: { site: 'https://site.example', backend: 'https://backend.example' },
  formSecurityToken: 'of the page',
  links: { profile: '/profile', dataProtectionPage: '/data-protection' },
  industries: [
    { code: 'plastics', title: 'Plastics' },
    { code: 'coatings', title: 'Coatings' },
  ],
  contactRegions: [
    { code: 'europe', title: 'Europe', subRegions: [{ code: 'north', title: 'Northern Europe' }] },
    { code: 'africa', title: 'Africa' },
  ],
};

export const customer = {
  userId: 'u-1',
  email: 'vera@example.com',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  company: 'Lindqvist AB',
  country: 'SE',
  consent: ['inquiries'],
};

interface Rendered extends RenderedIsland {
  hand: UserEvent;
}

/** Renders the form in its place. */
export function renderContact(
  props: v.InferInput<typeof contactProps> = {},
  fields: RawPayload = {},
): Rendered {
  const page = renderIsland(<ContactForm {...v.parse(contactProps, props)} />, { ...payload, ...fields });
  return { ...page, hand: userEvent.setup() };
}

/** Renders the overlay's place and opens the overlay with these props. */
export function openContact(
  props?: object,
  fields: RawPayload = {},
): Rendered & { open: (props?: object) => void } {
  const page = renderContact({ modal: true }, fields);
  const open = (next?: object) =>
    act(() => void page.bus.emit('overlay:shown', { name: 'contact-form', props: next }));
  open(props);
  return { ...page, open };
}

export const field = <Control extends HTMLElement = HTMLInputElement>(name: string | RegExp) =>
  screen.getByLabelText<Control>(name, { selector: 'input, select, textarea' });
/** The labels of all fields, in their order; `*` marks those that are required. */
export const labels = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, select, textarea')].map((control) =>
    control.labels?.[0]?.textContent?.replace('\u00a0', ''),
  );
export const submit = () => screen.getByRole('button', { name: 'Send message' });

/** Fills in the fields of a visitor by label; selects by title. */
export async function fill(hand: UserEvent, values: Record<string, string>): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    const control = field(new RegExp(`^${label}`));
    if (control instanceof HTMLSelectElement) await hand.selectOptions(control, value);
    else await hand.type(control, value);
  }
}

/** Waits for the countries and fills in everything that a visitor is asked by any kind. */
export async function fillIn(hand: UserEvent, besides: Record<string, string> = {}): Promise<void> {
  await screen.findByRole('option', { name: 'Germany' });
  await fill(hand, {
    'First name': 'Nora',
    'Last name': 'Quist',
    Email: 'nora@example.com',
    Company: 'Quist Toys',
    Country: 'Germany',
    Message: 'Hello',
    ...besides,
  });
}

export const visitor = {
  firstName: 'Nora',
  lastName: 'Quist',
  email: 'nora@example.com',
  company: 'Quist Toys',
  country: 'DE',
  message: 'Hello',
};

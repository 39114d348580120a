import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { failureTexts } from '../../../src/texts/failures.ts';
import type { Answer } from '../../support/services/answers.ts';
import {
  box,
  country,
  countryService,
  fillIn,
  keys,
  open,
  sent,
  service,
  submit,
  takeRegistrations,
  textOf,
  tick,
} from './open-registration.tsx';

takeRegistrations();

/** Nobody knows what has become of the registration. */
const LOST = failureTexts['failure.mayBeDone'];
const IN_USE = 'This email address is already in use.';

test.each<[string, Answer, string]>([
  ['errorMessage', { json: { message: 'm', errorMessage: 'We are closed.' }, status: 422 }, 'We are closed.'],
  ['message', { json: { message: 'We are full.' }, status: 422 }, 'We are full.'],
  ['nothing in words', { json: {}, status: 500 }, failureTexts['failure.unknown']],
  ['no JSON', { wrong: '{"userId": "u', status: 201 }, `${failureTexts['failure.unknown']} ${LOST}`],
  ['a page of HTML', { wrong: '<html>' }, `${failureTexts['failure.unknown']} ${LOST}`],
  ['nothing', 'no connection', `${failureTexts['failure.offline']} ${LOST}`],
  ['no more for now', { json: { message: 'slow' }, status: 429 }, failureTexts['failure.tooMany']],
])(
  'an answer of %s is told in an alert, which takes the focus; the input stays (row 58)',
  async (_, fail, text) => {
    service.mockReturnValueOnce(fail);
    const { hand } = open();
    await fillIn();
    await hand.click(submit());
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toBe(text);
    expect(document.activeElement).toBe(alert);
    expect([box('Email').value, box('Password').value, country().value]).toEqual([
      'ada@example.org',
      'Zinnober-7',
      'SE',
    ]);
    expect(tick('Coatings').checked).toBe(true);
    await hand.click(submit());
    await screen.findByText(textOf('registration.done.next'));
    expect(sent()).toHaveLength(2);
    expect(sent()[1]).toEqual(sent()[0]);
  },
);

test('too many attempts: the seconds run down', async () => {
  service.mockReturnValueOnce({ json: { message: 'slow' }, status: 429, headers: { 'retry-after': '40' } });
  const { hand } = open();
  await fillIn();
  await hand.click(submit());
  expect((await screen.findByRole('alert')).textContent).toContain('Try again in 40 seconds.');
});

test.each([
  ['by field', { message: IN_USE, code: 'email_in_use', fields: { email: IN_USE } }],
  ['by code', { message: 'conflict', code: 'email_in_use' }],
])('an address in use, told %s, belongs to its field until it is changed', async (_, body) => {
  service.mockReturnValueOnce({ json: body, status: 409 });
  const { hand } = open();
  await fillIn();
  await hand.click(submit());
  const error = await screen.findByText(IN_USE);
  expect(screen.queryByRole('alert')).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(box('Email')));
  expect(box('Email').getAttribute('aria-describedby')).toContain(error.id);
  await hand.tab();
  expect(screen.getByText(IN_USE)).toBeDefined();
  await hand.type(box('Email'), '.uk');
  await waitFor(() => expect(screen.queryByText(IN_USE)).toBeNull());
});

test('who registers again because the answer was lost learns of the email that waits', async () => {
  service.mockReturnValueOnce('no connection');
  const { hand } = open();
  await fillIn();
  await hand.click(submit());
  await screen.findByText(new RegExp(LOST));
  service.mockReturnValueOnce({ json: { message: IN_USE, code: 'email_in_use' }, status: 409 });
  await hand.click(submit());
  await screen.findByText(IN_USE);
  const next = screen.getByText(textOf('registration.emailInUse.next'));
  expect(box('Email').getAttribute('aria-describedby')).toContain(next.id);
  expect(box('Password').value).toBe('Zinnober-7');
});

test('what the service says of an industry belongs to the industries', async () => {
  const fields = { 'selectedIndustries.0': 'Choose an industry.' };
  service.mockReturnValueOnce({ json: { message: 'Wrong.', fields }, status: 400 });
  const { hand } = open();
  await fillIn();
  await hand.click(submit());
  await screen.findByText('Choose an industry.');
  await waitFor(() => expect(document.activeElement).toBe(tick('Coatings')));
});

test('a registration whose answer was lost is sent again with its key, and another password with another', async () => {
  const { hand } = open();
  await fillIn();
  service.mockReturnValueOnce('no connection');
  await hand.click(submit());
  await screen.findByText(new RegExp(LOST));
  const reused = { message: 'This key …', code: 'idempotency_key_reused' };
  service.mockReturnValueOnce({ json: reused, status: 422 });
  await hand.click(submit());
  await screen.findByText(textOf('registration.done.next'));
  const [first, second, third] = keys();
  expect(first).toBeTruthy();
  expect(second).toBe(first);
  expect(third).not.toBe(first);
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('Zinnober');
});

test('a form token that is too old is replaced, and the form sent once more', async () => {
  service.mockReturnValueOnce({ json: { message: 'Too old.', code: 'invalid_form_token' }, status: 403 });
  const { hand } = open({ formSecurityToken: 'old' });
  await fillIn();
  await hand.click(submit());
  await screen.findByText(textOf('registration.done.next'));
  expect(sent().map(({ formSecurityToken }) => formSecurityToken)).toEqual(['old', 'fresh']);
});

test('a mistake of our own is reported and told in general words', async () => {
  const report = vi.fn();
  vi.stubGlobal('reportError', report);
  const { hand, bus } = open();
  bus.on('registration:succeeded', () => {
    throw new Error('broken');
  });
  await fillIn();
  await hand.click(submit());
  await waitFor(() => expect(report).toHaveBeenCalledWith(new Error('broken')));
});

test('countries that do not come can be asked for again, and hold nothing else up', async () => {
  countryService.mockReturnValueOnce({ json: {}, status: 503 });
  const { hand } = open();
  await screen.findByText('The countries could not be loaded.');
  await hand.type(box('First name'), 'Ada');
  await hand.click(screen.getByRole('button', { name: 'Try again' }));
  expect(document.activeElement).toBe(country());
  await screen.findByRole('option', { name: 'Sweden' });
  await hand.selectOptions(country(), 'SE');
  expect([country().value, box('First name').value]).toEqual(['SE', 'Ada']);
});

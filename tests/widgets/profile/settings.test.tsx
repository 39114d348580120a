import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { keepDraft } from '../../../src/lib/storage/draft.ts';
import { takeBreaches } from '../../support/services/breaches.ts';
import {
  ada,
  answer,
  answerAsPrepared,
  box,
  button,
  clickTwice,
  heading,
  link,
  notices,
  open,
  sent,
  validated,
} from './open-profile.tsx';

answerAsPrepared();

const ME = '/api/v1/user/me';

describe('/privacy (row 95)', () => {
  test('saves the consents; what the page does not know of stays', async () => {
    const island = open('/privacy', { user: { ...ada, consent: ['inquiries', 'later'] } });
    const { hand } = island;
    expect([box('Answers to my enquiries').checked, box('Surveys').checked]).toEqual([true, false]);
    answer(`PUT ${ME}`, { wrong: { ...ada, consent: ['later', 'surveys'] } });
    await hand.click(box('Surveys'));
    await hand.click(box('Answers to my enquiries'));
    await hand.click(button('Save changes'));
    await waitFor(() => expect(notices(island)).toEqual(['Your changes are saved.']));
    expect(sent()).toEqual([{ call: `PUT ${ME}`, body: { consent: ['later', 'surveys'] } }]);
    expect(takeBreaches()).toEqual([expect.stringContaining('/consent/0 must be equal')]);
    expect(box('Surveys').checked).toBe(true);
  });

  test('a refusal is told, and the boxes stay as they are', async () => {
    const { hand } = open('/privacy');
    answer(`PUT ${ME}`, 'no connection');
    await hand.click(box('Surveys'));
    await hand.click(button('Save changes'));
    expect((await screen.findByRole('alert')).textContent).toContain('We cannot reach the server');
    expect(box('Surveys').checked).toBe(true);
  });

  test.each([
    [
      'the latest',
      [{ version: '2026-09', date: '2026-09-04T12:00:00.000Z' }],
      ['version 2026-09 on 2026/09/04'],
    ],
    ['without a date', [{ version: '2026-09' }], ['You accepted version 2026-09.']],
    [
      'an older one',
      [{ version: '2024-03', date: '2024-03-18T12:00:00.000Z' }],
      ['version 2024-03 on 2024/03/18', 'The latest is version 2026-09'],
    ],
    [
      'none',
      [{ version: '2026-09', accepted: false }],
      ['not accepted a version yet', 'The latest is version 2026-09'],
    ],
  ])('says that %s was accepted', (_name, privacyPolicyStates, told) => {
    open('/privacy', { user: { ...ada, privacyPolicyStates } });
    const section = screen.getByRole('region', { name: 'Privacy policy' });
    for (const text of told) expect(section.textContent).toContain(text);
    expect(section.textContent?.includes('The latest')).toBe(told.length === 2);
  });

  test('shows what the latest says, sanitised, and leads to the product’s own page of data protection', async () => {
    open('/privacy', {
      latestPrivacyPolicy: {
        version: '2027-01',
        description: '<p>All <strong>new</strong><script>x</script></p>',
      },
    });
    const policy = screen.getByRole('region', { name: 'Privacy policy' });
    await waitFor(() => expect(policy.querySelector('strong')?.textContent).toBe('new'));
    expect(policy.querySelector('script')).toBeNull();
    expect(link('Data protection').getAttribute('href')).toBe('/data-protection#pigments');
  });
});

describe('/status (rows 96 to 98)', () => {
  test.each([
    ['new', 'Not validated yet', 'Request validation'],
    ['rejected', 'Validation rejected', 'Request validation again'],
    ['pending', 'Validation pending', null],
    ['validated', 'Validated', null],
  ] as const)('tells the state of validation, and what to do: %s', (validationState, title, request) => {
    open('/status', { user: { ...ada, validationState } });
    expect(heading(title)).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send request' }) !== null).toBe(request !== null);
    if (request) expect(heading(request)).toBeDefined();
  });

  test('internal users need no validation', () => {
    open('/status', { user: { ...ada, tokenPayload: { roles: ['internal'] } } });
    expect(heading('Internal user')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  test('shows a region of an old draft that is gone as none, and asks for one', async () => {
    keepDraft(`${ada.userId}/validation`, { region: 'atlantis', subRegion: 'north' });
    const { hand } = open('/status');
    expect(box(/^Region/).value).toBe('');
    await hand.click(button('Send request'));
    expect(document.activeElement).toBe(box(/^Region/));
    expect(sent()).toEqual([]);
  });

  test('begins with Europe; a region without subregions asks for none', async () => {
    const { hand } = open('/status');
    expect(box(/^Region/).value).toBe('europe');
    expect(box(/^Subregion/).value).toBe('');
    await hand.selectOptions(box(/^Region/), 'africa');
    expect(screen.queryByLabelText(/^Subregion/)).toBeNull();
    await hand.selectOptions(box(/^Region/), 'europe');
    expect(box(/^Subregion/).value).toBe('');
  });

  test('a request sets the state to pending; the focus goes where that is told', async () => {
    const island = open('/status');
    const { hand } = island;
    await hand.click(button('Send request'));
    expect(screen.getByText('This field is required')).toBeDefined();
    expect(document.activeElement).toBe(box(/^Subregion/));
    const place = { region: 'europe', subRegion: 'western-europe' };
    answer(`PUT ${ME}/validationRequest`, { json: { ...ada, ...place, validationState: 'pending' } });
    await hand.selectOptions(box(/^Subregion/), 'western-europe');
    clickTwice(button('Send request'));
    await screen.findByRole('heading', { name: 'Validation pending' });
    expect(sent()).toEqual([{ call: `PUT ${ME}/validationRequest`, body: place }]);
    expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Validation pending' }));
    expect(screen.getByText('Europe, Western Europe')).toBeDefined();
    expect(notices(island)).toEqual(['Your request is sent.']);
  });

  test('is open again after a rejection, with the place of the first request', async () => {
    const rejected = { ...ada, validationState: 'rejected' as const, region: 'africa' };
    const { hand } = open('/status', { user: rejected });
    answer(`PUT ${ME}/validationRequest`, { json: { ...rejected, validationState: 'pending' } });
    await hand.click(button('Send request'));
    await screen.findByRole('heading', { name: 'Validation pending' });
    expect(sent()[0]?.body).toEqual({ region: 'africa' });
  });

  test.each([
    ['validated', 'Validated', 'Your status has changed in the meantime.'],
    ['pending', 'Validation pending', 'You have already requested validation.'],
  ])('what has become of a request elsewhere is what counts: %s', async (validationState, title, told) => {
    const island = open('/status');
    const { hand } = island;
    answer(`PUT ${ME}/validationRequest`, {
      status: 409,
      json: { message: 'x', code: 'validation_not_open' },
    });
    answer(`GET ${ME}`, { json: { ...ada, validationState } });
    await hand.selectOptions(box(/^Subregion/), 'western-europe');
    await hand.click(button('Send request'));
    await screen.findByRole('heading', { name: title });
    expect(notices(island)).toEqual([told]);
  });

  test('a failure is told, and the choice stays', async () => {
    const { hand } = open('/status');
    answer(`PUT ${ME}/validationRequest`, { status: 500 });
    await hand.selectOptions(box(/^Subregion/), 'western-europe');
    await hand.click(button('Send request'));
    await screen.findByRole('alert');
    expect(box(/^Subregion/).value).toBe('western-europe');
  });

  test('without regions on the page no request can be sent', () => {
    open('/status', { contactRegions: undefined as never });
    expect(screen.getByText('Requests cannot be sent from this page.')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Send request' })).toBeNull();
  });

  test('names the contacts as far as they are known', () => {
    open('/status', {
      user: {
        ...validated,
        customerService: { name: 'Ines', phone: '+44 20 7946 0101' },
        accountManager: { email: 'jonas@example.org' },
      },
    });
    const contacts = screen.getByRole('region', { name: 'Your contacts' });
    expect(
      within(contacts)
        .getAllByRole('link')
        .map((each) => each.getAttribute('href')),
    ).toEqual(['tel:+442079460101', 'mailto:jonas@example.org']);
  });

  test('leaves out contacts of whom nothing is known', () => {
    open('/status', { user: { ...validated, customerService: {} } });
    expect(screen.queryByText('Your contacts')).toBeNull();
  });
});

describe('/notifications (row 99)', () => {
  test('show both settings, and save the one that has changed', async () => {
    const island = open('/notifications');
    const { hand } = island;
    const intervals = screen.getByRole('radiogroup', { name: 'How often' });
    expect(
      within(intervals)
        .getAllByRole('radio')
        .map((each) => (each as HTMLInputElement).value),
    ).toEqual(['instant', 'daily', 'weekly', 'monthly', 'quarterly']);
    expect([box('Send me an email').checked, box('Weekly').checked]).toEqual([true, true]);
    const notifications = { documents: { enabled: true, interval: 'quarterly' } };
    answer(`PUT ${ME}`, { json: { ...ada, notifications } });
    await hand.click(box('Quarterly'));
    await hand.click(button('Save changes'));
    await waitFor(() => expect(notices(island)).toEqual(['Your changes are saved.']));
    expect(sent()).toEqual([{ call: `PUT ${ME}`, body: { notifications } }]);
    expect(box('Quarterly').checked).toBe(true);
  });

  test('take no interval of an old draft that is gone', async () => {
    keepDraft(`${ada.userId}/notifications`, { interval: 'hourly' });
    open('/notifications');
    expect(screen.getByRole<HTMLInputElement>('radio', { checked: true }).value).toBe('weekly');
    expect(screen.queryByRole('button', { name: 'Discard changes' })).toBeNull();
  });

  test('without mails the interval waits', async () => {
    const { hand } = open('/notifications');
    await hand.click(box('Send me an email'));
    expect([box('Weekly').disabled, box('Weekly').checked]).toEqual([true, true]);
  });

  test('are off for users of whom the service says nothing', () => {
    const { notifications: _, ...user } = ada;
    open('/notifications', { user });
    expect(box('Send me an email').checked).toBe(false);
  });

  test('a failure is told, and the choice stays', async () => {
    const { hand } = open('/notifications');
    answer(`PUT ${ME}`, { status: 503, json: { message: 'Under maintenance.' } });
    await hand.click(box('Daily'));
    await hand.click(button('Save changes'));
    expect((await screen.findByRole('alert')).textContent).toBe('Under maintenance.');
    expect(box('Daily').checked).toBe(true);
  });
});

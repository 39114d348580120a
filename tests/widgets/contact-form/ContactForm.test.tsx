import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, test, vi } from 'vitest';
import { MESSAGE_MAX } from '../../../src/domain/contact/message-length.ts';
import { keepDraft } from '../../../src/lib/storage/draft.ts';
import { signOut } from '../../../src/store/session/session.ts';
import { type Answer, heldBack, refuse, tooMany } from '../../support/services/answers.ts';
import {
  answerTokenWith,
  answerWith,
  customer,
  field,
  fill,
  fillIn,
  labels,
  renderContact,
  sent,
  submit,
  takeMessages,
  visitor,
} from './render-contact.tsx';

takeMessages();

const alert = () => screen.queryByRole('alert');
const outcome = () => screen.queryByText('We have received it and will answer you by email.');
const errorOf = (name: RegExp) => {
  const ids = field(name).getAttribute('aria-describedby')?.split(' ') ?? [];
  return ids.map((id) => document.getElementById(id)?.textContent).join(' ');
};

describe('what is asked (rows 103 to 107)', () => {
  const person = ['First name*', 'Last name*', 'Email*', 'Company*', 'Country*'];

  it.each([
    ['bce', [...person, 'Region*', 'Subregion*', 'Industry*', 'Message*']],
    ['contact_block', [...person, 'Industry*', 'Message*']],
    ['psr', [...person, 'Message*']],
    ['account_manager', [...person, 'Message*']],
    ['customer_service', [...person, 'Message*']],
  ] as const)('is shown in the form of the kind %s', async (contactType, asked) => {
    renderContact({ contactType });
    expect(labels()).toEqual(asked);
    await screen.findByRole('option', { name: 'Austria' });
  });

  it('Europe at first; a subregion only where the region has some', async () => {
    const { hand } = renderContact({ contactType: 'bce' });
    expect(field(/^Region/).value).toBe('europe');
    await fill(hand, { Region: 'Africa' });
    expect(labels()).not.toContain('Subregion*');
    await fillIn(hand, { Industry: 'Plastics' });
    await hand.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    expect(sent()[0]).toMatchObject({ region: 'africa' });
    expect(sent()[0]).not.toHaveProperty('subRegion');
  });

  it('another region forgets the subregion', async () => {
    const { hand } = renderContact({ contactType: 'bce' });
    await fillIn(hand, { Industry: 'Plastics', Subregion: 'Northern Europe' });
    await fill(hand, { Region: 'Africa' });
    await fill(hand, { Region: 'Europe' });
    expect(field(/^Subregion/).value).toBe('');
    await hand.click(submit());
    expect(field(/^Subregion/)).toBe(document.activeElement);
    expect(sent()).toEqual([]);
  });

  it('a topic where there are some, which sets topic and recipient (row 107)', async () => {
    const topics = [{ id: 'samples', title: 'Samples', recipient: 'samples@example.com' }];
    const { hand } = renderContact({ contactType: 'psr', topics });
    await fillIn(hand, { Topic: 'Samples' });
    await hand.click(submit());
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({ topic: 'samples', recipient: 'samples@example.com' }),
    );
  });

  it('lists by title with “Other” last, which takes words of one’s own (rows 66, 67)', async () => {
    const { hand } = renderContact();
    const options = within(field<HTMLSelectElement>(/^Industry/)).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Please select',
      'Coatings',
      'Plastics',
      'Other',
    ]);
    await fillIn(hand, { Industry: 'Other' });
    // Nothing is wrong yet: the words are still to come.
    expect(errorOf(/^Industry/)).toBe('');
    await hand.click(submit());
    expect(errorOf(/^Industry/)).toBe('This field is required');
    expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Your industry' }));
    await hand.keyboard('Museums');
    expect(errorOf(/^Industry/)).toBe('');
    await hand.click(submit());
    await waitFor(() => expect(sent()[0]?.industry).toEqual({ value: 'other', customInput: 'Museums' }));
  });

  it('choices that the page demands (row 68)', async () => {
    const topics = [{ id: 'samples', title: 'Samples' }];
    const { hand } = renderContact({ contactType: 'psr', topics, required: ['topic', 'industry'] });
    expect(labels()).toEqual(expect.arrayContaining(['Topic*', 'Industry*']));
    await fillIn(hand, { Industry: 'Plastics' });
    await hand.click(submit());
    expect(errorOf(/^Topic/)).toBe('This field is required');
    expect(sent()).toEqual([]);
  });

  it('the fields that browsers fill in are named', () => {
    renderContact();
    const tokens = ['First name', 'Last name', 'Email', 'Company', 'Country'].map((label) =>
      field(new RegExp(`^${label}`)).getAttribute('autocomplete'),
    );
    expect(tokens).toEqual(['given-name', 'family-name', 'email', 'organization', 'country']);
  });
});

describe('validation', () => {
  test('many errors come with a summary, which takes the focus and leads to the fields', async () => {
    const { hand } = renderContact({ contactType: 'bce' });
    await hand.click(submit());
    const summary = screen.getByRole('region', { name: 'Please check 8 fields' });
    expect(document.activeElement).toBe(summary);
    const items = within(summary).getAllByRole('listitem');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      'First name',
      'Last name',
      'Email',
      'Company',
      'Country',
      'Subregion',
      'Industry',
      'Message',
    ]);
    await hand.click(within(summary).getByRole('link', { name: 'Industry' }));
    expect(document.activeElement).toBe(field(/^Industry/));
    expect(sent()).toEqual([]);
  });

  test('an email must be one, as soon as it is left', async () => {
    const { hand } = renderContact();
    await hand.type(field(/^Email/), 'nora');
    expect(errorOf(/^Email/)).toBe('');
    await hand.tab();
    expect(errorOf(/^Email/)).toBe('Please enter a valid email address');
    await hand.type(field(/^Email/), '@example.com');
    expect(errorOf(/^Email/)).toBe('');
  });

  test('the message may be long, and tells near the end how much is left', async () => {
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    const write = (count: number) =>
      fireEvent.change(field(/^Message/), { target: { value: 'x'.repeat(count) } });
    write(MESSAGE_MAX - 5);
    expect(screen.getByText('Characters left: 5')).toBeDefined();
    write(MESSAGE_MAX + 1);
    expect(screen.getByText('Characters over the limit: 1')).toBeDefined();
    await hand.click(submit());
    expect(errorOf(/^Message/)).toBe(`Please enter at most ${MESSAGE_MAX} characters`);
    expect(sent()).toEqual([]);
  });
});

describe('the profile (rows 108, 109)', () => {
  test('what it knows can be read, not changed, and is what is sent', async () => {
    const { hand } = renderContact({ contactType: 'psr' }, { user: customer });
    for (const [label, value] of [
      ['First name', 'Vera'],
      ['Last name', 'Lindqvist'],
      ['Email', 'vera@example.com'],
      ['Company', 'Lindqvist AB'],
      ['Country', 'Sweden'],
    ] as const) {
      expect(field(label).readOnly).toBe(true);
      expect(field(label).value).toBe(value);
    }
    const details = screen.getByRole('group', { name: 'Your details' });
    const note = document.getElementById(details.getAttribute('aria-describedby') ?? '');
    expect(note?.textContent).toBe(
      'The fields that you cannot change here are taken from your profile. Change your profile',
    );
    expect(within(details).getByRole('link').getAttribute('href')).toBe('/profile#/personal');
    await hand.type(field(/^Message/), 'Hello');
    await hand.click(submit());
    await waitFor(() => expect(sent()[0]).toMatchObject({ firstName: 'Vera', country: 'SE' }));
  });

  test('who is known wholly writes first', () => {
    renderContact({ contactType: 'psr' }, { user: customer });
    expect(labels()[0]).toBe('Message*');
  });

  test('what it lacks can be filled in', async () => {
    const { hand } = renderContact(
      { contactType: 'psr' },
      { user: { ...customer, company: '', country: undefined as never } },
    );
    await screen.findByRole('option', { name: 'Austria' });
    await fill(hand, { Company: 'New', Country: 'Austria', Message: 'Hello' });
    await hand.click(submit());
    await waitFor(() =>
      expect(sent()[0]).toMatchObject({ firstName: 'Vera', company: 'New', country: 'AT' }),
    );
  });

  test('its region is shown and sent, and not asked', async () => {
    const user = { ...customer, region: 'europe', subRegion: 'north' };
    const { hand } = renderContact({ contactType: 'bce' }, { user });
    expect([field('Region').value, field('Subregion').value]).toEqual(['Europe', 'Northern Europe']);
    expect(field('Region').readOnly).toBe(true);
    await fill(hand, { Industry: 'Coatings', Message: 'Hello' });
    await hand.click(submit());
    await waitFor(() => expect(sent()[0]).toMatchObject({ region: 'europe', subRegion: 'north' }));
  });

  test('a validated customer learns whom the message goes to', () => {
    const user = {
      ...customer,
      tokenPayload: { roles: ['validated'] },
      customerService: { name: 'Ines Calder' },
    };
    renderContact({ contactType: 'customer_service' }, { user });
    expect(screen.getByText('Your message goes to Ines Calder.')).toBeDefined();
  });

  test('after a sign-out in another tab the fields can be filled in', async () => {
    const { store } = renderContact({ contactType: 'psr' }, { user: customer });
    act(() => signOut(store));
    expect(field(/^First name/).readOnly).toBe(false);
    expect(field(/^First name/).value).toBe('');
    await screen.findByRole('option', { name: 'Austria' });
  });

  test.each([
    ['a visitor', undefined, ['/data-protection']],
    ['who has not consented', { ...customer, consent: [] }, ['/data-protection', '/profile#/privacy']],
  ])('%s sees the consent hint', (_, user, addresses) => {
    renderContact({ contactType: 'psr' }, user ? { user } : {});
    const hint = screen.getByText(/By sending this form you agree/);
    expect(
      within(hint)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(addresses);
  });

  test('who has consented sees none', () => {
    renderContact({}, { user: customer });
    expect(screen.queryByText(/By sending this form you agree/)).toBeNull();
  });
});

describe('a message that is not sent yet', () => {
  test('outlives the page, and is forgotten once it is sent (C13)', async () => {
    const first = renderContact({ contactType: 'psr' });
    await fillIn(first.hand);
    first.unmount();
    const second = renderContact({ contactType: 'psr' });
    expect(field(/^Message/).value).toBe(visitor.message);
    await screen.findByRole('option', { name: 'Austria' });
    expect(field(/^Country/).value).toBe(visitor.country);
    await second.hand.click(submit());
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(sent()).toHaveLength(1);
    expect(Object.keys(sessionStorage)).toEqual([]);
    second.unmount();
    renderContact({ contactType: 'psr' });
    expect(field(/^Message/).value).toBe('');
  });

  test('is not refused for an email that the profile knows by now', async () => {
    keepDraft('u-1/contact-psr', { email: 'half an add', message: 'Hello' });
    const { hand } = renderContact({ contactType: 'psr' }, { user: customer });
    await hand.click(submit());
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(sent()).toMatchObject([{ email: 'vera@example.com', message: 'Hello' }]);
  });

  test('has no choice that the page does not offer', async () => {
    keepDraft('u-1/contact-contact_block', { industry: { value: 'alchemy' }, message: 'Hello' });
    const { hand } = renderContact({ contactType: 'contact_block' }, { user: customer });
    expect(field(/^Industry/).value).toBe('');
    await hand.click(submit());
    expect(document.activeElement).toBe(field(/^Industry/));
    expect(sent()).toEqual([]);
  });

  test('keeps what is typed while it is being sent', async () => {
    const held = heldBack();
    answerWith(held.answer);
    const { hand } = renderContact({ contactType: 'psr' }, { user: customer });
    await hand.type(field(/^Message/), 'Hello');
    await hand.click(submit());
    await hand.type(field(/^Message/), ' and more');
    await act(async () => held.arrive({ json: { sent: true } }));
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(sent()).toMatchObject([{ message: 'Hello' }]);
    expect(field(/^Message/).value).toBe('Hello and more');
  });

  test.each<[string, Answer]>([
    ['while it was being sent', 'never'],
    ['after its answer was lost', 'no connection'],
  ])('says that it may have been sent if the page was left %s', async (_, answer) => {
    answerWith(answer);
    const first = renderContact({ contactType: 'psr' }, { user: customer });
    await first.hand.type(field(/^Message/), 'Hello');
    await first.hand.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    if (answer === 'no connection') await waitFor(() => expect(alert()).not.toBeNull());
    first.unmount();
    answerWith({ json: { sent: true } });
    const second = renderContact({ contactType: 'psr' }, { user: customer });
    expect(field(/^Message/).value).toBe('Hello');
    expect(screen.getByText(/may have reached us already/)).toBeDefined();
    await second.hand.click(submit());
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(screen.queryByText(/may have reached us already/)).toBeNull();
    expect(Object.keys(sessionStorage)).toEqual([]);
  });

  test('a tab in a pasted line becomes a blank', async () => {
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    await hand.clear(field(/^Company/));
    await hand.click(field(/^Company/));
    await hand.paste('Quist\tToys');
    await hand.click(submit());
    await waitFor(() => expect(sent()).toMatchObject([{ company: 'Quist Toys' }]));
  });

  test('“Other” without words hinders no kind that does not ask for it', async () => {
    const draft = { industry: { value: 'other' }, topic: { value: 'other' }, message: 'Hello' };
    keepDraft('u-1/contact-psr', draft);
    const { hand } = renderContact({ contactType: 'psr' }, { user: customer });
    await hand.click(submit());
    await waitFor(() => expect(sent()).toMatchObject([{ message: 'Hello' }]));
  });

  test('is not called safe to send once it is another message', async () => {
    answerWith('no connection');
    const first = renderContact({ contactType: 'psr' }, { user: customer });
    await first.hand.type(field(/^Message/), 'Hello');
    await first.hand.click(submit());
    await waitFor(() => expect(alert()).not.toBeNull());
    await first.hand.type(field(/^Message/), '!');
    first.unmount();
    const { hand } = renderContact({ contactType: 'psr' }, { user: customer });
    expect(field(/^Message/).value).toBe('Hello!');
    expect(screen.getByText(/^A message that you sent from here may have reached us/)).toBeDefined();
    expect(screen.queryByText(/safely/)).toBeNull();
    await hand.type(field(/^Message/), '{Backspace}');
    expect(screen.getByText(/You can safely send it again as it is/)).toBeDefined();
  });

  test('is not called safe to send after a login: it names the user then', async () => {
    answerWith('no connection');
    const first = renderContact({ contactType: 'psr' });
    await fillIn(first.hand);
    await first.hand.click(submit());
    await waitFor(() => expect(sent()).toHaveLength(1));
    await waitFor(() => expect(alert()).not.toBeNull());
    first.unmount();
    renderContact({ contactType: 'psr' }, { user: customer });
    expect(field(/^Message/).value).not.toBe('');
    expect(screen.getByText(/^A message that you sent from here may have reached us/)).toBeDefined();
    expect(screen.queryByText(/safely/)).toBeNull();
  });

  test('is not said to be sent if it was refused', async () => {
    answerWith(refuse(400, 'No such topic.'));
    const first = renderContact({ contactType: 'psr' }, { user: customer });
    await first.hand.type(field(/^Message/), 'Hello');
    await first.hand.click(submit());
    await waitFor(() => expect(alert()).not.toBeNull());
    first.unmount();
    renderContact({ contactType: 'psr' }, { user: customer });
    expect(field(/^Message/).value).toBe('Hello');
    expect(screen.queryByText(/may have reached us already/)).toBeNull();
  });

  test('goes along through a login, and to nobody else', async () => {
    const first = renderContact({ contactType: 'psr' });
    await fill(first.hand, { Message: 'Hello' });
    first.unmount();
    const second = renderContact({ contactType: 'psr' }, { user: customer });
    expect(field(/^Message/).value).toBe('Hello');
    second.unmount();
    renderContact({ contactType: 'psr' }, { user: { ...customer, userId: 'u-other' } });
    expect(field(/^Message/).value).toBe('');
  });
});

describe('sending (rows 110, 111, 113)', () => {
  test('holds kind, form token and the caller’s data; the form is empty again and says so', async () => {
    const { hand, bus } = renderContact({ contactType: 'psr', data: { prd: '400312' } });
    const told = vi.fn();
    bus.on('contact:sent', told);
    await fillIn(hand);
    await hand.click(submit());
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(sent()).toEqual([
      { ...visitor, contactType: 'psr', prd: '400312', formSecurityToken: 'of the page' },
    ]);
    expect(document.activeElement?.textContent).toContain('Thank you for your message');
    expect(field(/^Message/).value).toBe('');
    expect(field(/^Country/).value).toBe('');
    expect(told).toHaveBeenCalledExactlyOnceWith({ contactType: 'psr' });
  });

  test('is announced, keeps the focus, and two presses in one task are one message', async () => {
    const held = heldBack();
    answerWith(held.answer);
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    submit().focus();
    await act(async () => {
      fireEvent.click(submit());
      fireEvent.click(submit());
    });
    expect(submit().getAttribute('aria-disabled')).toBe('true');
    expect(document.activeElement).toBe(submit());
    expect(screen.getByText('Sending your message')).toBeDefined();
    await act(async () => held.arrive({ json: { sent: true } }));
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(sent()).toHaveLength(1);
  });

  test('sent by Enter, the empty form says that it was sent, and finds no fault with itself (C4)', async () => {
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    await hand.type(field(/^Company/), '{Enter}');
    await waitFor(() => expect(outcome()).not.toBeNull());
    // The browser's own change event of the field that Enter was pressed in comes late.
    field(/^Company/).dispatchEvent(new Event('change', { bubbles: true }));
    await act(() => new Promise((done) => setTimeout(done)));
    expect(screen.queryByText('This field is required')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Thank you for your message');
  });

  test('the word of success goes with the next try', async () => {
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    await hand.click(submit());
    await waitFor(() => expect(outcome()).not.toBeNull());
    await hand.click(submit());
    expect(outcome()).toBeNull();
  });

  test('a page that confirms by itself is left to do so', async () => {
    const { hand } = renderContact({ contactType: 'psr' });
    const confirm = (event: Event) => event.preventDefault();
    document.addEventListener('ce:contact:sent', confirm, { once: true });
    await fillIn(hand);
    await hand.click(submit());
    await waitFor(() => expect(field(/^Message/).value).toBe(''));
    expect(outcome()).toBeNull();
  });

  test.each<[string, Answer, string | RegExp]>([
    ['the server’s message', refuse(400, 'No such topic.'), 'No such topic.'],
    ['an error of the server', refuse(500, 'Out of order.'), 'Out of order.'],
    ['an error without words', { wrong: '', status: 502 }, /unknown error/],
    ['no connection', 'no connection', /cannot reach the server/],
    ['another page than the answer', { wrong: '<html>' }, /unknown error/],
    ['too many messages', tooMany(30), /Try again in 30 seconds/],
  ])('%s is told, the input stays, and a new try works', async (_, fail, words) => {
    answerWith(fail, { json: { sent: true } });
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    await hand.click(submit());
    await waitFor(() => expect(alert()?.textContent).toMatch(words));
    expect(document.activeElement).toBe(alert());
    expect(field(/^Message/).value).toBe('Hello');
    expect(field(/^Country/).value).toBe('DE');
    await hand.click(submit());
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(alert()).toBeNull();
  });

  test('what the server says of a field stands beside it', async () => {
    const fields = { company: 'This is too long.', contactType: 'Unknown.' };
    answerWith(refuse(400, 'Some fields are wrong.', { fields }));
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    await hand.click(submit());
    await waitFor(() => expect(errorOf(/^Company/)).toBe('This is too long.'));
    expect(alert()?.textContent).toBe('Some fields are wrong.');
  });

  test('a token that is too old is replaced, and nobody notices (decision 31)', async () => {
    answerWith(refuse(403, 'Too old.', { code: 'invalid_form_token' }), { json: { sent: true } });
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    await hand.click(submit());
    await waitFor(() => expect(outcome()).not.toBeNull());
    expect(sent().map(({ formSecurityToken }) => formSecurityToken)).toEqual(['of the page', 'fresh']);
    expect(sent()[1]).toMatchObject(visitor);
  });

  test('no fresh token is told as any failure, and the input stays', async () => {
    answerWith(refuse(403, 'Too old.'));
    answerTokenWith('no connection');
    const { hand } = renderContact({ contactType: 'psr' });
    await fillIn(hand);
    await hand.click(submit());
    await waitFor(() => expect(alert()?.textContent).toMatch(/cannot reach the server/));
    expect(field(/^Message/).value).toBe('Hello');
  });
});

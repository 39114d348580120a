import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { Registration } from '../../../widgets/registration/Registration.tsx';
import { renderIsland } from '../../support/render-island.tsx';
import { heldBack } from '../../support/services/answers.ts';
import {
  box,
  country,
  countryService,
  fillIn,
  open,
  sent,
  service,
  submit,
  takeRegistrations,
  textOf,
  tick,
} from './open-registration.tsx';

takeRegistrations();

const dialog = () => screen.queryByRole('dialog');
const close = () => within(screen.getByRole('dialog')).getAllByRole('button', { name: 'Close' });

test('nothing is shown, and nothing asked of services, until the overlay is due', () => {
  const { show } = renderIsland(<Registration />, { industries: [] });
  expect(dialog()).toBeNull();
  expect(countryService).not.toHaveBeenCalled();
  show('registration');
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeDefined();
  expect(document.activeElement).toBe(box('First name'));
});

test('the fields say to browsers and password managers what they are, in one form', () => {
  open();
  const tokens = ['First name', 'Last name', 'Company', 'Email', 'Password', 'Repeat password'].map(
    (name) => box(name).autocomplete,
  );
  expect(tokens).toEqual([
    'given-name',
    'family-name',
    'organization',
    'username',
    'new-password',
    'new-password',
  ]);
  expect(country().getAttribute('autocomplete')).toBe('country');
  expect(box('Email').type).toBe('email');
  expect(document.querySelectorAll('form')).toHaveLength(1);
});

test('all is required but the consents; the summary leads to each (rows 51, 52)', async () => {
  const { hand } = open();
  await hand.click(submit());
  const summary = screen.getByRole('region', { name: 'Please check 8 fields' });
  expect(document.activeElement).toBe(summary);
  expect(
    within(summary)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'First name',
    'Last name',
    'Company',
    'Country',
    'Industries',
    'Email',
    'Password',
    'Repeat password',
  ]);
  await hand.click(within(summary).getByRole('link', { name: 'Industries' }));
  expect(document.activeElement).toBe(tick('Another').closest('[role=group]')?.querySelector('input'));
  expect(sent()).toEqual([]);
});

test('an email must be one (row 51)', async () => {
  const { hand } = open();
  await fillIn();
  await hand.clear(box('Email'));
  await hand.type(box('Email'), 'ada@example');
  await hand.click(submit());
  expect(await screen.findByText('Please enter a valid email address')).toBeDefined();
  expect(document.activeElement).toBe(box('Email'));
  expect(sent()).toEqual([]);
});

test('industries are those of the payload by title, “other” last; leaving them all unticked is an error', async () => {
  const { hand } = open();
  const group = screen.getByRole('group', { name: /Industries/ });
  expect(
    within(group)
      .getAllByRole('checkbox')
      .map((input) => (input as HTMLInputElement).value),
  ).toEqual(['coatings', 'plastics', 'other']);
  await hand.click(tick('Plastics'));
  await hand.click(tick('Plastics'));
  await hand.tab();
  await hand.tab();
  await waitFor(() => expect(group.textContent).toContain('This field is required'));
  await hand.click(tick('Plastics'));
  await waitFor(() => expect(group.textContent).not.toContain('This field is required'));
});

test('a filled-in form is sent without the repetition; the form gives way to where the mail has gone (row 56)', async () => {
  const { hand, bus } = open({ formSecurityToken: 'token-1' });
  const succeeded = vi.fn();
  bus.on('registration:succeeded', succeeded);
  await fillIn();
  await hand.type(box('Company'), ' ');
  await hand.click(tick('Plastics'));
  await hand.click(tick('Surveys'));
  await hand.click(submit());
  expect(await screen.findByRole('dialog', { name: textOf('registration.done.title') })).toBeDefined();
  expect(sent()).toEqual([
    {
      firstName: 'Ada',
      lastName: 'Quist',
      company: 'Quist Farben',
      country: 'SE',
      selectedIndustries: ['coatings', 'plastics'],
      email: 'ada@example.org',
      password: 'Zinnober-7',
      consent: ['surveys'],
      origin: 'service-platform',
      formSecurityToken: 'token-1',
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
  const outcome = screen.getByText('ada@example.org').closest('[role="status"]');
  expect(document.activeElement).toBe(outcome);
  expect(succeeded).toHaveBeenCalledOnce();
});

test('a tab in a pasted line becomes a blank', async () => {
  const { hand } = open();
  await fillIn();
  await hand.clear(box('Company'));
  await hand.click(box('Company'));
  await hand.paste('Quist\tToys');
  await hand.click(submit());
  await waitFor(() => expect(sent()).toMatchObject([{ company: 'Quist Toys' }]));
});

test('each consent that is given is sent (row 55)', async () => {
  const { hand } = open();
  await fillIn();
  const titles = ['Answers to my enquiries', 'Personalised statistics', 'Surveys', 'Online marketing'];
  expect(titles.map((title) => tick(title).checked)).toEqual([false, false, false, false]);
  for (const title of titles) await hand.click(tick(title));
  await hand.click(submit());
  await screen.findByText(textOf('registration.done.next'));
  expect(sent()[0]?.consent).toEqual(['inquiries', 'personalizedTracking', 'surveys', 'onlineMarketing']);
});

test('without consents none is sent (row 55), and no token where the page has none', async () => {
  const { hand } = open();
  await fillIn();
  await hand.click(submit());
  await screen.findByText(textOf('registration.done.next'));
  expect(sent()[0]).toMatchObject({ consent: [] });
  expect(sent()[0]).not.toHaveProperty('formSecurityToken');
});

test('after success the dialog is closed by its button; opened again it is empty (row 57)', async () => {
  const { hand, show, closeOverlay } = open();
  await fillIn();
  await hand.click(submit());
  await screen.findByText(textOf('registration.done.next'));
  await hand.click(close().at(-1) as HTMLElement);
  expect(closeOverlay).toHaveBeenCalledWith('registration');
  expect(dialog()).toBeNull();
  show('registration');
  expect(screen.getByRole('dialog', { name: 'Register' })).toBeDefined();
  expect([box('First name').value, box('Password').value, country().value]).toEqual(['', '', '']);
  expect(tick('Coatings').checked).toBe(false);
});

test('an accidental close, or another overlay, loses nothing but the errors and the passwords (C13)', async () => {
  const { hand, show } = open();
  await fillIn();
  await hand.click(tick('Online marketing'));
  await hand.clear(box('Repeat password'));
  await hand.click(submit());
  expect(box('Repeat password').getAttribute('aria-invalid')).toBe('true');
  await hand.keyboard('{Escape}');
  expect(dialog()).toBeNull();
  show('registration');
  expect([box('First name').value, box('Email').value]).toEqual(['Ada', 'ada@example.org']);
  expect([box('Password').value, box('Repeat password').value]).toEqual(['', '']);
  expect([tick('Coatings').checked, tick('Plastics').checked, tick('Online marketing').checked]).toEqual([
    true,
    false,
    true,
  ]);
  expect(country().value).toBe('SE');
  expect(box('Repeat password').getAttribute('aria-invalid')).toBeNull();
});

test('signed-in people are not asked: the overlay is released', () => {
  const { closeOverlay } = open({ user: { userId: 'u-1', email: 'ada@example.org', token: 'none' } });
  expect(dialog()).toBeNull();
  expect(closeOverlay).toHaveBeenCalledWith('registration');
});

test('the email of the login comes along, and goes back with the link', async () => {
  const { hand, bus } = open();
  await hand.type(box('Email'), 'old@example.org');
  act(() => void bus.emit('overlay:shown', { name: 'registration', props: { email: 'ada@example.org' } }));
  expect(box('Email').value).toBe('ada@example.org');
  const link = screen.getByRole('link', { name: textOf('registration.login') });
  link.addEventListener('click', (event) => event.preventDefault());
  await hand.click(link);
  expect(link.dataset).toMatchObject({ ceOpen: 'login', ceProps: '{"email":"ada@example.org"}' });
});

test('HTML of the page’s own consent texts is shown, sanitised', async () => {
  open({
    texts: {
      'consents.surveys.text': 'See <a href="/terms" onclick="alert(1)">our terms</a>.<script>1</script>',
    },
  });
  const link = await screen.findByRole('link', { name: 'our terms' });
  expect(link.getAttributeNames()).toEqual(['href']);
  const described = document.getElementById(tick('Surveys').getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toBe('See our terms.');
});

test('the product’s own page on data protection comes before the general one; without one there is no link', () => {
  const links = { dataProtectionPage: '/privacy', pigmentDataProtectionPage: '/privacy#pigments' };
  const { unmount } = open({ links, productKey: 'pigment' });
  const name = new RegExp(textOf('registration.privacy.link'));
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/privacy#pigments');
  unmount();
  open({ links: {} });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('two presses are one request, and its running is told', async () => {
  const held = heldBack();
  service.mockReturnValueOnce(held.answer);
  const { hand } = open();
  await fillIn();
  await hand.dblClick(submit());
  expect(screen.getByText(textOf('registration.busy'))).toBeDefined();
  expect(submit().getAttribute('aria-disabled')).toBe('true');
  await hand.type(box('Email'), '{Enter}');
  await waitFor(() => expect(sent()).toHaveLength(1));
  held.arrive({ json: { userId: 'u-9' } });
  await screen.findByText(textOf('registration.done.next'));
  expect(sent()).toHaveLength(1);
});

import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { takeBackUrl } from '../../../src/store/session/back-url.ts';
import { confirmedResidence } from '../../../src/store/session/residence.ts';
import { CountryConfirmation } from '../../../widgets/country-confirmation/CountryConfirmation.tsx';
import { examples } from '../../../widgets/country-confirmation/examples.ts';
import { blockCookies, withFreshPage } from '../../support/fresh-page.ts';
import { renderIsland } from '../../support/render-island.tsx';
import type { Answer } from '../../support/services/answers.ts';
import { fakeServices, services } from '../../support/services/fake-services.ts';

withFreshPage();

const { leaveTo } = vi.hoisted(() => ({ leaveTo: vi.fn() }));
vi.mock('../../../src/lib/address/leave-to.ts', () => ({ leaveTo }));

const CALL = 'GET /api/v1/country';
const names: Answer = { json: { AT: 'Austria', CH: 'Switzerland (CH)', DE: 'Germany', US: 'United States' } };

beforeEach(() => void leaveTo.mockReset());

const dialog = () => screen.queryByRole('dialog', { name: 'Please confirm where you live' });
const button = (name: string) => screen.getByRole('button', { name });

function open(payload: object = {}, answer = names) {
  fakeServices({ [CALL]: answer });
  const page = renderIsland(<CountryConfirmation />, {
    services,
    requestCountry: ['DE', 'AT', 'CH'],
    ...payload,
  });
  page.show('country-confirmation');
  return { ...page, hand: userEvent.setup() };
}
const listed = async () =>
  within(await screen.findByRole('list'))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test.each(examples)('$name: $shows', async ({ name, shows, payload = {} }) => {
  open(payload);
  expect(dialog() === null).toBe(shows.startsWith('Nothing'));
  if (name === 'One country') await screen.findByText('This page is for residents of Switzerland (CH) only.');
  else if (name === 'Unknown code') expect(await listed()).toEqual(['Germany', 'QX']);
  else if (dialog()) expect((await listed()).length).toBe(payload.requestCountry?.length);
});

test('the countries stand there by the backend’s names, sorted', async () => {
  open();
  expect(dialog()?.querySelector('[aria-busy=true]')).not.toBeNull();
  // As many lines as there will be names, so that the dialog does not grow.
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent?.trim())).toEqual(['', '', '']);
  expect(await listed()).toEqual(['Austria', 'Germany', 'Switzerland (CH)']);
  expect(dialog()?.querySelector('[aria-busy=true]')).toBeNull();
});

test.each<Answer>(['no connection', { json: {}, status: 500 }, { wrong: ['DE'] }])(
  'by the browser’s own names where the backend gives %j',
  async (answer) => {
    open({}, answer);
    expect(await listed()).toEqual(['Austria', 'Germany', 'Switzerland']);
  },
);

test('it has no close button, and any number of Escapes leaves it open', async () => {
  const { hand, closeOverlay } = open();
  for (let count = 0; count < 7; count++) await hand.keyboard('{Escape}');
  expect(dialog()?.getAttribute('closedby')).toBe('none');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Decline', 'Confirm']);
  expect(closeOverlay).not.toHaveBeenCalled();
});

describe('Confirm', () => {
  test('holds for the session, and lets the visitor stay', async () => {
    const { hand, show, closeOverlay } = open();
    await hand.click(button('Confirm'));
    expect(confirmedResidence()).toBe('AT-CH-DE');
    expect(closeOverlay).toHaveBeenCalledWith('country-confirmation');
    expect(dialog()).toBeNull();
    show('country-confirmation');
    expect(dialog()).toBeNull();
    expect(leaveTo).not.toHaveBeenCalled();
  });

  test('loads a page anew that the server has held back', async () => {
    const { hand } = open({ page: { forbidden: true } });
    await hand.dblClick(button('Confirm'));
    expect(confirmedResidence()).toBe('AT-CH-DE');
    expect(leaveTo).toHaveBeenCalledExactlyOnceWith(location.href);
    expect(screen.getByRole('status').textContent).toBe('The page is being loaded');
  });

  test('keeps message and way back of a login that waits for the page to be loaded anew', async () => {
    const sessionMessage = { type: 'warning', text: 'This login link was used already.' };
    const { hand } = open({
      page: { forbidden: true },
      showLogin: true,
      sessionMessage,
      backUrl: '/sheets',
    });
    await hand.click(button('Confirm'));
    expect(takeBackUrl()).toBe('/sheets');
    expect(sessionStorage.getItem('ce-session-message')).toBe(JSON.stringify(sessionMessage));
  });

  test('where cookies are blocked lets the visitor stay on a page that is there', async () => {
    blockCookies();
    const { hand } = open();
    await hand.click(button('Confirm'));
    expect(dialog()).toBeNull();
  });

  test('where cookies are blocked says why a page that is held back cannot open', async () => {
    blockCookies();
    const { hand } = open({ page: { forbidden: true } });
    await hand.click(button('Confirm'));
    const alert = screen.getByRole('alert');
    expect(alert.textContent).toContain('Your browser has not kept your answer.');
    expect(document.activeElement).toBe(alert);
    expect(leaveTo).not.toHaveBeenCalled();
  });
});

test('Decline goes to the site’s root', async () => {
  const { hand } = open();
  await hand.click(button('Decline'));
  expect(leaveTo).toHaveBeenCalledExactlyOnceWith('/');
  expect(confirmedResidence()).toBe('');
});

import { beforeEach, describe, expect, it, vi } from 'vitest';
import { honourPrivacyControl } from '../../../../src/mount/consent/global-privacy-control.ts';
import { openRegistry } from '../../../../src/mount/open-registry.ts';
import type { Registry } from '../../../../src/mount/registry.ts';
import { addHtml, replaceCookies, withFreshPage, writePayload } from '../../../support/fresh-page.ts';

withFreshPage();

const all = { mandatory: true, functional: true, marketing: true } as const;
const declined = { mandatory: true, functional: false, marketing: false };

let written: string[];
beforeEach(() => {
  written = [];
  replaceCookies({ get: () => '_ga=1', set: (cookie) => void written.push(cookie) });
});

function honour(consent: Registry['consent'], payload: object = {}) {
  writePayload(payload);
  const shared = openRegistry();
  shared.consent = consent;
  honourPrivacyControl(shared);
  return shared;
}

const kept = () => written.find((cookie) => cookie.startsWith('ce-cookieSettings='));

describe('the choice', () => {
  it.each([
    ['where there was none', null],
    ['over one that allowed all', all],
  ])('is declined for the visitor %s', (_case, before) => {
    expect(honour(before).consent).toEqual(declined);
    expect(decodeURIComponent(kept() ?? '')).toContain(JSON.stringify(declined));
  });

  it('takes the cookies along that it no longer allows', () => {
    honour(all, { declaredCookies: { marketing: ['_ga'] } });
    expect(written).toContainEqual(expect.stringMatching(/^_ga=.*(max-age=-1|expires=Thu, 01 Jan 1970)/i));
  });

  it('is not written anew where it was declined before', () => {
    honour(declined as Registry['consent']);
    expect(written).toEqual([]);
  });
});

describe('the cookie modal', () => {
  const onChoice = vi.fn();

  function shownModal(texts: Record<string, string> = {}) {
    const root = addHtml('<div></div>').attachShadow({ mode: 'open' });
    root.innerHTML =
      '<fieldset><input type="checkbox" checked><input type="checkbox"></fieldset>' +
      '<button value="reject">Reject all</button><button value="accept">Accept all</button>';
    for (const button of root.querySelectorAll('button'))
      button.addEventListener('click', () => onChoice(button.value));
    honour(null, { texts }).onCookieModalShown?.(root);
    return root;
  }

  it('says why there is nothing to choose, before what cannot be chosen', () => {
    const root = shownModal();
    expect(root.firstElementChild?.textContent).toMatch(/Global Privacy Control/);
    expect([...root.querySelectorAll('input')].every(({ disabled }) => disabled)).toBe(true);
  });

  it('has one button, which closes it and accepts nothing', () => {
    const buttons = [...shownModal().querySelectorAll('button')];
    expect(buttons.map(({ textContent }) => textContent)).toEqual(['OK']);
    buttons[0]?.click();
    expect(onChoice).toHaveBeenCalledExactlyOnceWith('close');
  });

  it('says it in the page’s words', () => {
    const root = shownModal({ 'cookies.privacyControl': 'Your browser decides.' });
    expect(root.firstElementChild?.textContent).toBe('Your browser decides.');
  });
});

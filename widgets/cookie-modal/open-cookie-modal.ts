import html from 'virtual:cookie-modal-html';
import { type ConsentSettings, readConsent } from '../../src/domain/user/consent.ts';
import { openTabChannel } from '../../src/events/tab-channel.ts';
import type { Shared } from '../../src/mount/shared.ts';
import { rawConsentOptions, rawDeclaredCookies, rawStrings } from '../../src/payload/raw-fields.ts';
import type { RawPage } from '../../src/payload/raw-page.ts';
import { storeChoice } from '../../src/store/consent/store-choice.ts';
import css from './cookie-modal.css';
import { recordChoice } from './record-choice.ts';

// Created once: a page's `trusted-types` directive may allow each name only once.
const policy = window.trustedTypes?.createPolicy('ce-widgets', { createHTML: (ours) => ours });

/**
 * Opens the cookie modal. Without React, since new visitors wait for it before anything else.
 *
 * @returns the root that holds it
 */
export function openCookieModal(shared: Shared): ShadowRoot {
  const { page, consent: current } = shared;
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(css);
  root.adoptedStyleSheets = [stylesheet];
  root.innerHTML = policy ? policy.createHTML(html) : html;

  const find = finder(root);
  const dialog = find<HTMLDialogElement>('dialog');
  const buttons = find<HTMLFormElement>('form').elements as unknown as Record<string, HTMLInputElement>;
  let isDone = false;

  const finish = (settings: ConsentSettings | null) => {
    isDone = true;
    dialog.close();
    watch.disconnect();
    host.remove();
    channel.close();
    shared.isCookieModalOpen = false;
    if (settings) shared.consent = settings;
    // Paint the closing first; run the allowed scripts in a later task.
    requestAnimationFrame(() => setTimeout(() => shared.onCookieModal?.(settings)));
  };

  const choose = (functional: boolean, marketing: boolean) => {
    const settings: ConsentSettings = { mandatory: true, functional, marketing };
    storeChoice(settings, rawDeclaredCookies(page.fields));
    recordChoice(settings, rawConsentOptions(page.fields));
    channel.post({ type: 'consent', settings });
    shared.chosenHere = settings;
    finish(settings);
  };

  const closeButton = find('[value=close]');
  fillIn(root, page.fields);
  const { functional, marketing } = buttons as { functional: HTMLInputElement; marketing: HTMLInputElement };
  functional.checked = !!current?.functional;
  marketing.checked = !!current?.marketing;
  closeButton.hidden = !current;
  if (current) dialog.setAttribute('closedby', 'closerequest');

  dialog.addEventListener('click', ({ target }) => {
    const { value } = (target as Element).closest('button') ?? {};
    if (value === 'accept') choose(true, true);
    if (value === 'reject') choose(false, false);
    if (value === 'save') choose(functional.checked, marketing.checked);
    if (value === 'close') finish(null);
    if (value === 'change') {
      find('fieldset').hidden = find('[value=save]').hidden = false;
      find('[value=change]').hidden = true;
      functional.focus();
    }
  });
  dialog.addEventListener('close', () => {
    if (isDone) return;
    // Browsers without `closedby` let a repeated Escape through.
    if (current) finish(null);
    else dialog.showModal();
  });
  // Enter in a checkbox would submit the form and reload the page.
  dialog.addEventListener('submit', (event) => event.preventDefault());
  const channel = openTabChannel(({ type, settings }) => {
    const chosen = type === 'consent' && readConsent(settings);
    if (chosen) finish(chosen);
  });

  const show = () => {
    // A dialog removed from the page keeps the attribute, and `showModal` would throw.
    dialog.open = false;
    document.body.append(host);
    dialog.showModal();
  };
  const watch = watchSwaps(host, show);
  shared.isCookieModalOpen = true;
  shared.closeCookieModal = () => isDone || finish(null);
  show();
  return root;
}

/** Reopens it after a script has replaced the page's content, but not if the script has removed only the dialog. */
function watchSwaps(host: HTMLElement, show: () => void): MutationObserver {
  const watch = new MutationObserver((records) => {
    const isSwap = records.some(({ removedNodes }) => [...removedNodes].some((node) => node !== host));
    if (isSwap && !host.isConnected) show();
  });
  watch.observe(document, { childList: true, subtree: true });
  return watch;
}

/** Fills in what the page says: its own texts, and its address of the policy. */
function fillIn(root: ShadowRoot, fields: RawPage['fields']): void {
  const find = finder(root);
  const texts = rawStrings(fields.texts);
  const links = rawStrings(fields.links);
  for (const element of root.querySelectorAll<HTMLElement>('[data-ce-text]')) {
    const text = texts[element.dataset.ceText as string];
    if (text) element.textContent = text;
  }
  const closeText = texts['cookies.close'];
  if (closeText) find('[value=close]').setAttribute('aria-label', closeText);
  const link = find<HTMLAnchorElement>('a');
  link.href = links[`${fields.productKey}DataProtectionPage`] ?? links.dataProtectionPage ?? '';
  if (!link.getAttribute('href') || !link.protocol.startsWith('http')) link.remove();
}

function finder(root: ShadowRoot) {
  return <Part extends HTMLElement>(selector: string) => root.querySelector(selector) as Part;
}

import type { ConsentSettings } from '../../domain/user/consent.ts';
import { rawDeclaredCookies, rawStrings } from '../../payload/raw-fields.ts';
import { storeChoice } from '../../store/consent/store-choice.ts';
import { privacyControlTexts } from '../../texts/privacy-control.ts';
import { translator } from '../../texts/translate.ts';
import type { Registry } from '../registry.ts';

const DECLINED: ConsentSettings = { mandatory: true, functional: false, marketing: false };

/**
 * Treats the browser's signal (https://www.w3.org/TR/gpc/) as a choice: optional cookies are declined while the signal
 * lasts, nobody is asked, and the cookie modal says so.
 */
export function honourPrivacyControl(shared: Registry): void {
  const { page } = shared;
  if (JSON.stringify(shared.consent) !== JSON.stringify(DECLINED)) {
    storeChoice(DECLINED, rawDeclaredCookies(page.fields));
    shared.consent = DECLINED;
  }
  shared.onCookieModalShown = (root) => explainIn(root, rawStrings(page.fields.texts));
}

/** Makes the modal read-only. */
function explainIn(root: ShadowRoot, overrides: Record<string, string>): void {
  const text = translator(privacyControlTexts, overrides);
  const note = document.createElement('p');
  note.textContent = text('cookies.privacyControl');
  root.querySelector('fieldset')?.before(note);
  for (const box of root.querySelectorAll('input')) box.disabled = true;
  root.querySelector('[value=reject]')?.remove();
  const accept = root.querySelector<HTMLButtonElement>('[value=accept]');
  if (!accept) return;
  accept.value = 'close';
  accept.textContent = text('cookies.privacyControl.close');
}

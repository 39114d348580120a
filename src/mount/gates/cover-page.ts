import { keepFocusOrigin } from '../../lib/keep-focus-origin.ts';
import { rawStrings } from '../../payload/raw-fields.ts';
import { gateTexts } from '../../texts/gates.ts';
import { translator } from '../../texts/translate.ts';
import { adoptSheet } from '../isolation/sheets.ts';
import css from './cover-page.css';

/**
 * Covers the page with an empty modal: nothing behind it can be clicked, focused or read by assistive technology. A
 * waiting indicator appears if it stays for a while.
 *
 * @param texts the payload's own texts, unvalidated
 * @param onCancel called on Escape; without it the cover stays
 * @returns removes the cover and restores the focus
 */
export function coverPage(texts: unknown, onCancel?: () => void): () => void {
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, css);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('closedby', onCancel ? 'closerequest' : 'none');
  dialog.setAttribute('aria-label', translator(gateTexts, rawStrings(texts))('gates.wait'));
  dialog.append(document.createElement('span'));
  root.append(dialog);

  // Nothing is focusable here. Browsers that don't support `closedby` close a modal on Escape.
  const onKey = (event: KeyboardEvent) => {
    if (!/^(Tab|Escape)$/.test(event.key)) return;
    event.preventDefault();
    if (event.key === 'Escape') onCancel?.();
  };
  const onClose = onCancel ?? (() => dialog.showModal());
  dialog.addEventListener('keydown', onKey);
  dialog.addEventListener('close', onClose);

  document.body.append(host);
  const restoreFocus = keepFocusOrigin(dialog);
  dialog.showModal();
  return () => {
    dialog.removeEventListener('close', onClose);
    dialog.close();
    host.remove();
    restoreFocus();
  };
}

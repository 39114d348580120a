import { keepFocusOrigin } from '../../lib/keep-focus-origin.ts';
import { rawStrings } from '../../payload/raw-fields.ts';
import { gateTexts } from '../../texts/gates.ts';
import { translator } from '../../texts/translate.ts';
import { adoptSheet } from '../isolation/sheets.ts';
import css from './cover-page.css';

/**
 * Puts an empty modal over the page: nothing behind it can be clicked, reached by keys or read out. A sign of
 * waiting appears in it when it stays for a while.
 *
 * @param texts the payload's own texts, unchecked
 * @param onCancel called as Escape is pressed; without it the cover stays
 * @returns takes it away; the focus goes back to where it was
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

  // There is nothing to go to by Tab. Escape closes a modal where the browser does not know `closedby`.
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

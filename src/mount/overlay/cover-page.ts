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
 * @returns takes it away; the focus goes back to where it was
 */
export function coverPage(texts: unknown): () => void {
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  adoptSheet(root, css);
  const dialog = document.createElement('dialog');
  dialog.setAttribute('closedby', 'none');
  dialog.setAttribute('aria-label', translator(gateTexts, rawStrings(texts))('gates.wait'));
  dialog.append(document.createElement('span'));
  root.append(dialog);

  // There is nothing to go to by Tab. Escape closes a modal where the browser does not know `closedby`.
  const onKey = (event: KeyboardEvent) => /^(Tab|Escape)$/.test(event.key) && event.preventDefault();
  const reopen = () => dialog.showModal();
  dialog.addEventListener('keydown', onKey);
  dialog.addEventListener('close', reopen);

  document.body.append(host);
  dialog.showModal();
  return () => {
    dialog.removeEventListener('close', reopen);
    dialog.close();
    host.remove();
  };
}

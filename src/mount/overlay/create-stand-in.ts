import { rawStrings } from '../../payload/raw-fields.ts';
import type { StandIn } from '../../store/stand-in.ts';
import { commonTexts } from '../../texts/common.ts';
import { overlayTexts } from '../../texts/overlay.ts';
import css from './stand-in.css';

/**
 * Creates a {@link StandIn}. Every page has this code from the start, so it uses neither React nor the styles of the
 * islands.
 *
 * @param texts the payload's own texts, unvalidated
 */
export function createStandIn(texts: unknown): StandIn {
  const words = { ...commonTexts, ...overlayTexts, ...rawStrings(texts) };
  const host = document.createElement('ce-island');
  const root = host.attachShadow({ mode: 'open' });
  const stylesheet = new CSSStyleSheet();
  stylesheet.replaceSync(css);
  root.adoptedStyleSheets = [stylesheet];
  const dialog = add(root, 'dialog');
  add(dialog, 'span');
  let cancel: (() => void) | undefined;
  let panel: { reason: HTMLElement; onRetry: () => void } | undefined;

  dialog.onkeydown = (event) => {
    const isEscape = event.key === 'Escape';
    // Without a panel nothing is focusable, and Tab would leave the dialog.
    if (!isEscape && (panel || event.key !== 'Tab')) return;
    event.preventDefault();
    // Browsers that don't support `closedby` close a modal on Escape.
    if (isEscape) cancel?.();
  };
  dialog.onclose = () => (cancel ? cancel() : dialog.showModal());
  const show = (label: string, onCancel?: () => void) => {
    cancel = onCancel;
    dialog.setAttribute('closedby', onCancel ? 'closerequest' : 'none');
    dialog.setAttribute('aria-label', label);
    if (dialog.open) return;
    document.body.append(host);
    dialog.showModal();
  };
  const retry = () => {
    if (!panel || dialog.className) return;
    dialog.className = 'busy';
    panel.reason.textContent = words['overlay.wait'];
    panel.onRetry();
  };
  const addPanel = (href?: string) => {
    const box = add(dialog, 'div');
    add(box, 'h2', words['overlay.failed']);
    const reason = add(box, 'p');
    reason.role = 'alert';
    const button = add(box, 'button', words['common.retry']);
    button.onclick = retry;
    add(box, 'button', words['overlay.close']).onclick = () => cancel?.();
    if (href) add(box, 'a', words['overlay.page']).href = href;
    button.focus();
    addEventListener('online', retry);
    return reason;
  };

  return {
    wait: (onCancel) => show(words['overlay.wait'], onCancel),
    fail({ onRetry, onClose, href }) {
      show(words['overlay.failed'], onClose);
      // The buttons stay during retries, and so does the focus.
      panel = { reason: panel?.reason ?? addPanel(href), onRetry };
      panel.reason.textContent = words[navigator.onLine ? 'overlay.missing' : 'overlay.offline'];
      dialog.className = '';
    },
    close() {
      removeEventListener('online', retry);
      dialog.onclose = null;
      // Before it is removed, so that the browser returns the focus.
      dialog.close();
      host.remove();
    },
  };
}

function add<Tag extends keyof HTMLElementTagNameMap>(
  parent: Node,
  tag: Tag,
  text = '',
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  element.textContent = text;
  parent.appendChild(element);
  return element;
}

import { pageUrl } from '../address/page-address.ts';
import { webUrl } from '../address/safe-url.ts';

/** A tab of its own for a file that is still being made. */
export interface FileTab {
  /** Shows a PDF. */
  show(pdf: Blob): void;
  /** Leads to an http or https address. The words stay if that is saved rather than shown. */
  goTo(address: string, words: string): void;
  close(): void;
}

/**
 * Opens a tab for a file. Call it at the click: later, popup blockers stop it.
 *
 * @param words shown until the file is there
 * @returns `undefined` if the browser refuses
 */
export function openFileTab(words: string): FileTab | undefined {
  const tab = open('', '_blank');
  if (!tab) return undefined;
  const { document } = tab;
  document.title = words;
  document.body.textContent = words;
  Object.assign(document.body.style, { margin: '2rem', font: '1rem system-ui, sans-serif' });
  // What it shows next need not be ours.
  tab.opener = null;
  return {
    show(pdf) {
      // The type decides what runs: this address has the page's origin. It ends with this page: until then the tab can
      // be reloaded, afterwards it shows the file until it is closed.
      tab.location.replace(URL.createObjectURL(new Blob([pdf], { type: 'application/pdf' })));
    },
    goTo(address, next) {
      document.body.textContent = next;
      const url = webUrl(address, pageUrl().href);
      if (url) tab.location.replace(url);
      else tab.close();
    },
    close: () => tab.close(),
  };
}

import type { Page } from '@playwright/test';

/**
 * Puts each marked element of later pages into a fixed box on an empty white page, by inline styles that no theme can
 * override. Themes may lay out the marked element; only its content is compared.
 */
export async function pinIslands(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const ISLANDS = '[data-ce-widget], ce-island';
    const box = {
      position: 'fixed',
      inset: '0 auto auto 0',
      width: '900px',
      height: 'auto',
      display: 'block',
      zoom: '1',
      'min-width': '0',
      'max-width': 'none',
      'max-height': 'none',
      overflow: 'visible',
      direction: 'ltr',
      visibility: 'visible',
    };
    const plain = {
      background: '#fff',
      'color-scheme': 'light',
      opacity: '1',
      transform: 'none',
      filter: 'none',
      'clip-path': 'none',
      'mix-blend-mode': 'normal',
      'writing-mode': 'horizontal-tb',
      columns: 'auto',
      outline: '0',
      margin: '0',
      padding: '0',
      border: '0',
      'box-shadow': 'none',
      'pointer-events': 'auto',
      'user-select': 'auto',
    };
    const pin = (element: Element, styles: Record<string, string>) => {
      element.setAttribute('data-pinned', '');
      for (const [name, value] of Object.entries(styles)) {
        (element as HTMLElement).style.setProperty(name, value, 'important');
      }
    };
    const pinAll = () => {
      pin(document.documentElement, { ...plain, overflow: 'hidden' });
      if (document.body) pin(document.body, { ...plain, overflow: 'hidden' });
      for (const child of document.body?.children ?? []) {
        const holdsIsland = child.matches(ISLANDS) || child.querySelector(ISLANDS);
        pin(child, holdsIsland ? { ...plain, display: 'block', visibility: 'visible' } : { display: 'none' });
      }
      for (const element of document.querySelectorAll('[data-ce-widget]')) {
        for (let above = element.parentElement; above; above = above.parentElement) {
          if (above.parentElement !== document.body) pin(above, plain);
          for (const beside of above.children) {
            if (!beside.matches(ISLANDS) && !beside.querySelector(ISLANDS)) pin(beside, { display: 'none' });
          }
        }
        pin(element, { ...box, ...plain });
      }
    };
    // Themes' pseudo-elements around the pinned elements are not part of the island either.
    // Also in a layer before the theme's, whose important rules would otherwise win.
    const sheet = new CSSStyleSheet();
    const pinned = '[data-pinned]:not(#a#a#a)';
    const rule = `${pinned}::before, ${pinned}::after { content: none !important }`;
    sheet.replaceSync(`${rule} @layer pin { ${rule} }`);
    document.adoptedStyleSheets.push(sheet);
    new MutationObserver(pinAll).observe(document, { childList: true, subtree: true });
  });
}

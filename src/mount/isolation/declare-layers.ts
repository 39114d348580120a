/** The layers of light islands. Of important rules the first layer wins, so `ce` comes before its reset. */
export const LAYERS = '@layer ce,ce-reset;';

const declared = new WeakSet<CSSStyleSheet>();
let isWatching = false;

/**
 * Declares the layers of light islands before those of the page, now and as further sheets load. Adopted sheets come
 * after the page's own, so an important rule in a layer of the page's would win over ours. The declaration goes into
 * the page's first sheet: a sheet of our own would need a place in the page's content security policy.
 */
export function declareLayersFirst(): void {
  declareOnce();
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('load', declareOnce, { capture: true });
}

function declareOnce(): void {
  for (const sheet of document.styleSheets) {
    try {
      if (!declared.has(sheet)) sheet.insertRule(LAYERS);
      declared.add(sheet);
    } catch {
      // Sheets of other origins are closed to scripts: their layers come before ours.
      continue;
    }
    // A sheet for some media, or one that is switched off, may not count: the next one gets the declaration, too.
    if (!sheet.disabled && /^(all)?$/.test(sheet.media.mediaText)) return;
  }
}

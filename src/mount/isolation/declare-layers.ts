/** Layers of light islands. Among important rules the first layer wins, so `ce` precedes its reset. */
export const LAYERS = '@layer ce,ce-reset;';

const declared = new WeakSet<CSSStyleSheet>();
let isWatching = false;

/**
 * Declares the layers of light islands before those of the page, now and as further sheets load. Adopted sheets follow
 * the page's own, so an important rule in one of the page's layers would win over ours. The declaration goes into the
 * page's first sheet, since a sheet of our own would need permission in the page's content security policy.
 */
export function declareLayersFirst(): void {
  declareOnce();
  if (isWatching) return;
  isWatching = true;
  document.addEventListener('load', declareOnce, { capture: true });
}

function declareOnce(): void {
  for (const stylesheet of document.styleSheets) {
    try {
      if (!declared.has(stylesheet)) stylesheet.insertRule(LAYERS);
      declared.add(stylesheet);
    } catch {
      // Scripts cannot read sheets of other origins: their layers precede ours.
      continue;
    }
    // A sheet that is disabled or limited to some media may not apply, so the next one gets the declaration, too.
    if (!stylesheet.disabled && /^(all)?$/.test(stylesheet.media.mediaText)) return;
  }
}

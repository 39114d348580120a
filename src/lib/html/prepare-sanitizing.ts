export const loadPurify = () => import('./purify-html.ts');

/**
 * Loads what the browser lacks for sanitising, so that HTML rendered afterwards is there before the next paint. Fails
 * in silence: then `sanitizeHtml` tries again.
 */
export async function prepareSanitizing(): Promise<void> {
  if (!Element.prototype.setHTML) await loadPurify().catch(() => {});
}

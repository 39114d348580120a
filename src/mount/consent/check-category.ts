import { PayloadError } from '../../errors/payload-error.ts';

/** What is wrong with the category that a script or embed waits for, if anything is: it would wait for ever. */
export function checkCategory(gated: HTMLElement): PayloadError | undefined {
  const { ceConsent } = gated.dataset;
  if (ceConsent === 'functional' || ceConsent === 'marketing') return undefined;
  return new PayloadError('data-ce-consent', '"functional" or "marketing"', JSON.stringify(ceConsent));
}

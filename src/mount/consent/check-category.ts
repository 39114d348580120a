import { PayloadError } from '../../errors/payload-error.ts';

/** Returns what is wrong with the consent category of a script or embed, if anything: it would wait for ever. */
export function checkCategory(gated: HTMLElement): PayloadError | undefined {
  const { ceConsent } = gated.dataset;
  if (ceConsent === 'functional' || ceConsent === 'marketing') return undefined;
  return new PayloadError('data-ce-consent', '"functional" or "marketing"', JSON.stringify(ceConsent));
}

import { readFileSync } from 'node:fs';
import type { Site } from '../support/serve.ts';
import { builtFiles, packageFile } from './built-files.ts';
import { contentPage, SITE_CSS } from './content.ts';

/** A page that asks for consent, and its button that accepts everything. */
export interface ConsentPage {
  path: string;
  selector: string;
  /** Pattern of the button's text. */
  text: string;
}

/**
 * Our dialog and its peers, each set up as in its own documentation, and a native dialog written by hand; all scripts
 * deferred in the head.
 */
export const CONSENT_PAGES = {
  'ce-widgets': { path: '/ours', selector: 'button', text: '^\\s*accept' },
  orejime: { path: '/orejime', selector: 'button', text: '^\\s*accept' },
  'vanilla-cookieconsent': { path: '/vanilla', selector: 'button', text: '^\\s*accept' },
  'native dialog': { path: '/native', selector: 'button', text: '^\\s*accept' },
} satisfies Record<string, ConsentPage>;

/** The page without a consent dialog, to measure its first paint. */
export const EMPTY_PAGE = '/empty';

const payload = {
  version: 1,
  productKey: 'pigments',
  links: { dataProtectionPage: '/data-protection' },
  declaredCookies: { functional: ['_pk_*'], marketing: ['ad_*'] },
};

const ours = (dialog: string) => `
<script src="/cdn/ce-widgets.js" defer></script>
<link rel="modulepreload" href="${dialog}">
<script type="application/json" id="ce-payload">${JSON.stringify(payload)}</script>`;

const OREJIME = `
<link rel="stylesheet" href="/orejime.css">
<script>
window.orejimeConfig = {
  privacyPolicyUrl: '/data-protection',
  forceModal: false,
  forceBanner: true,
  purposes: [
    { id: 'functional', title: 'Functional', description: 'Statistics on how the site is used.', cookies: ['_pk'] },
    { id: 'marketing', title: 'Marketing', description: 'Advertisements that fit.', cookies: ['ad'] },
  ],
};
</script>
<script src="/orejime.js" defer></script>`;

const VANILLA = `
<link rel="stylesheet" href="/vanilla.css">
<script src="/vanilla.js" defer></script>
<script>
addEventListener('DOMContentLoaded', () => CookieConsent.run({
  hideFromBots: false,
  categories: { mandatory: { enabled: true, readOnly: true }, functional: {}, marketing: {} },
  guiOptions: { consentModal: { layout: 'box', position: 'middle center' } },
  language: { default: 'en', translations: { en: {
    consentModal: {
      title: 'Cookies on this site',
      description: 'We use cookies for the site to work, and others for statistics and advertisements if you agree.',
      acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all', showPreferencesBtn: 'Change settings',
    },
    preferencesModal: {
      title: 'Cookie settings', acceptAllBtn: 'Accept all', acceptNecessaryBtn: 'Reject all',
      savePreferencesBtn: 'Save', closeIconLabel: 'Close',
      sections: [
        { title: 'Mandatory', description: 'The site needs these.', linkedCategory: 'mandatory' },
        { title: 'Functional', description: 'Statistics on how the site is used.', linkedCategory: 'functional' },
        { title: 'Marketing', description: 'Advertisements that fit.', linkedCategory: 'marketing' },
      ],
    },
  } } },
}));
</script>`;

/** All files of the consent scenario. */
export function consentSite(): Site {
  const built = builtFiles();
  const dialog = Object.keys(built).find((path) => path.includes('/cookie-modal-')) ?? '';
  return {
    ...built,
    '/site.css': SITE_CSS,
    '/orejime.js': packageFile('orejime/dist/orejime-standard-en.js'),
    '/orejime.css': packageFile('orejime/dist/orejime-standard.css'),
    '/native.js': readFileSync(new URL('../peers/native-dialog.js', import.meta.url), 'utf8'),
    '/vanilla.js': packageFile('vanilla-cookieconsent/dist/cookieconsent.umd.js'),
    '/vanilla.css': packageFile('vanilla-cookieconsent/dist/cookieconsent.css'),
    [EMPTY_PAGE]: contentPage(),
    [CONSENT_PAGES['ce-widgets'].path]: contentPage(ours(dialog)),
    [CONSENT_PAGES.orejime.path]: contentPage(OREJIME),
    [CONSENT_PAGES['vanilla-cookieconsent'].path]: contentPage(VANILLA),
    [CONSENT_PAGES['native dialog'].path]: contentPage('<script src="/native.js" defer></script>'),
  };
}

import * as v from 'valibot';
import { defineIsland } from '../../src/mount/island/contract.ts';

/** The cookie modal (spec S§2, S§4). The script tag opens it without React; see `open-cookie-modal.ts`. */
export const cookieModal = defineIsland({
  name: 'cookie-modal',
  group: 'page',
  summary: 'Asks visitors which cookies they allow, and lets them change their choice.',
  props: v.object({}),
  needs: [],
  reads: ['links', 'productKey', 'declaredCookies', 'page', 'consent', 'texts'],
  when: 'event(overlay:shown)',
  isolation: 'shadow',
  overlay: { rank: 4, query: 'showCookieSettings', hash: 'cookiesettings' },
  load: () => import('./CookieModal.tsx').then((module) => module.CookieModal),
});

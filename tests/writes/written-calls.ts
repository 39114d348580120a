import { api, methods } from '../support/contract/document.ts';

const PAGE = 'the form of a page that the site renders: the browser sends it, no script does';

/** Calls that change something in most services, but are not rows of the table, each with the reason. */
export const NOT_WRITTEN: Readonly<Record<string, string>> = {
  'POST /api/v1/product-sheet/favorite/':
    'the same as without the slash, for other clients: this one sends none',
  'POST /api/v1/document/search': 'only reads',
  'POST /api/v1/document/mysheets': 'only reads',
  'POST /api/v1/document/company/search': 'only reads',
  'POST /api/v1/color/nearest': 'only reads',
  'POST /api/v1/competitor/nearest/{competitorId}': 'only reads',
  'POST /api/v1/formulation/search': 'only reads',
  'POST /api/v1/manifest/search': 'only reads',
  'POST /api/v2/msds/document': 'only reads',
  'POST /api/v2/document/archive': 'makes a ticket of one use, which expires; another one is as good',
  'POST /api/v1/user/me/download-token': 'makes a token of one use, which expires; another one is as good',
  'PUT /api/v1/user/me/sheets-seen':
    'a note that a hint was closed: repeated or lost it does no harm, the next login shows the hint once more',
  'PUT /api/v1/saved-search/{savedSearchId}/seen':
    'a note that a search was opened: repeated or lost it does no harm, its hits are counted as new once more',
  'POST /api/v1/consent':
    'a beacon with each choice of cookies, as a proof: it outlives the page, and nobody waits for an answer',
  'POST /login/2fa': PAGE,
  'POST /logout': PAGE,
  'POST /verify-email': PAGE,
  'POST /confirm-email': PAGE,
  'POST /was-not-me': PAGE,
  'POST /sample-state': PAGE,
  'POST /delete-account': PAGE,
  'POST /delete-account/confirm': PAGE,
  'POST /reset-password': PAGE,
};

/** Every call of the contract that may change something: all but those that GET. */
export function writingCalls(): string[] {
  return Object.entries(api.paths).flatMap(([path, item]) =>
    methods
      .filter((method) => method !== 'get' && item[method])
      .map((method) => `${method.toUpperCase()} ${path}`),
  );
}

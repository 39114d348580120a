/** Texts of the page that offers one document; the two of refusals are verbatim (spec P§8). */
export const sharedDocumentTexts = {
  'shared.label': 'Shared document',
  'shared.loading': 'Loading the document',
  'shared.product': 'Product',
  'shared.download': 'Download',
  'shared.login.title': 'This document needs a login',
  'shared.login': 'To access the document, you need to login to your account.',
  'shared.login.button': 'Log in',
  'shared.forbidden.title': 'This document is not open to you',
  'shared.forbidden':
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
  'shared.gone.title': 'Document not found',
  'shared.gone':
    'It may have been replaced or withdrawn. Check the address, or ask the person who sent it to you.',
  'shared.incomplete.title': 'This link is incomplete',
  'shared.incomplete':
    'It does not say which document it is for. Copy the whole address, or ask the person who sent it to you.',
  'shared.failed.title': 'The document cannot be shown',
  'shared.retry': 'Try again',
} as const;

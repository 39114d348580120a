/** Texts of the page that offers one document. */
export const sharedDocumentTexts = {
  'shared.label': 'Shared document',
  'shared.loading': 'Loading the document',
  'shared.product': 'Product',
  'shared.type': 'Type',
  'shared.download': 'Download',
  'shared.login.title': 'This document needs a login',
  'shared.forbidden.title': 'This document is not open to you',
  'shared.gone.title': 'Document not found',
  'shared.gone':
    'It may have been replaced or withdrawn. Check the address, or ask the person who sent it to you.',
  'shared.incomplete.title': 'This link is incomplete',
  'shared.incomplete':
    'It does not say which document it is for. Copy the whole address, or ask the person who sent it to you.',
  'shared.failed.title': 'The document cannot be shown',
} as const;

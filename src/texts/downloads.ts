/** Texts of one file that is being downloaded, whether it is a product's document or the backend makes it. */
export const downloadTexts = {
  'documents.runningShort': 'Downloading…',
  'documents.cancel': 'Cancel',
  'documents.cancelOf': 'Cancel the download of {name}',
  /** Verbatim, as the next one (spec P§8). */
  'documents.needsLogin': 'To access the document, you need to login to your account.',
  'documents.forbidden':
    'You do not have sufficient privileges to access the document. Please contact your counterpart for support.',
} as const;

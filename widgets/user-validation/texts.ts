/** Texts of the overlay that requests the validation of the user (spec P§2, S§4). */
export const userValidationTexts = {
  'userValidation.title': 'Request validation',
  'userValidation.text':
    'Validated customers can request samples and regulatory documents, and see formulations and their own contacts. Your region determines your contact.',
  'userValidation.region': 'Region',
  'userValidation.subRegion': 'Subregion',
  'userValidation.submit': 'Send request',
  'userValidation.busy': 'Sending your request',
  'userValidation.sent.title': 'Thank you for your request',
  'userValidation.sent': 'We have received it and will email you once it is decided.',
  'userValidation.pending.title': 'Validation pending',
  'userValidation.pending': 'We are reviewing your request. You do not need to do anything.',
  'userValidation.closed.title': 'Nothing to request',
  'userValidation.closed':
    'Your account has been validated or rejected already. There is nothing to request.',
  'userValidation.impossible': 'Requests cannot be sent from this page.',
} as const;

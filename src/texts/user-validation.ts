/** Texts of the overlay that requests the validation of the user (spec P§2, S§4). */
export const userValidationTexts = {
  'userValidation.title': 'Request validation',
  'userValidation.text':
    'Validated customers request samples and regulatory documents, and see formulations and contacts of their own. Your region decides who looks after you.',
  'userValidation.region': 'Region',
  'userValidation.subRegion': 'Subregion',
  'userValidation.submit': 'Send request',
  'userValidation.busy': 'Sending your request',
  'userValidation.sent.title': 'Thank you for your request',
  'userValidation.sent': 'It has reached us. We will tell you by email once it is decided.',
  'userValidation.pending.title': 'Validation pending',
  'userValidation.pending': 'We have your request and look into it. You need not do anything.',
  'userValidation.closed.title': 'Nothing to request',
  'userValidation.closed':
    'The validation of your account is decided: all that is open to it is open to you.',
  'userValidation.impossible': 'Requests cannot be sent from this page.',
} as const;

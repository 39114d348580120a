/** Texts of the fields that all requests for samples have (spec P§5). */
export const sampleFormTexts = {
  'sampleRequest.reason': 'What do you need the sample for?',
  'sampleRequest.reason.left': 'Characters left: {count}',
  'sampleRequest.reason.over': 'Characters over the limit: {count}',
  'sampleRequest.address': 'Your address',
  'sampleRequest.name': 'Name',
  'sampleRequest.street': 'Street and number',
  'sampleRequest.zipCode': 'Postcode',
  'sampleRequest.city': 'City',
  'sampleRequest.country': 'Country',
  'sampleRequest.elsewhere': 'Ship the sample to another address',
  'sampleRequest.shipping': 'Shipping address',
  'sampleRequest.submit': 'Send request',
  'sampleRequest.busy': 'Sending your request',
} as const;

/** Texts of the overlay that asks for a sample (spec P§5). */
export const sampleRequestTexts = {
  'sampleRequest.title': 'Request a sample',
  'sampleRequest.previous': 'You have requested a sample of this product before: {date}, {time}.',
  'sampleRequest.previous.none': 'This is your first request for a sample of this product.',
  'sampleRequest.previous.failed':
    'We could not look up whether you have requested a sample of this product before.',
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
  'sampleRequest.sent.title': 'Thank you for your request',
  'sampleRequest.sent': 'We have received it and will answer you by email.',
} as const;

/** Texts of the overlay that asks for a sample (spec P§5), beside those of its fields. */
export const sampleRequestTexts = {
  'sampleRequest.title': 'Request a sample',
  'sampleRequest.previous': 'You have requested a sample of this product before: {date}, {time}.',
  'sampleRequest.previous.none': 'This is your first request for a sample of this product.',
  'sampleRequest.previous.failed':
    'We could not look up whether you have requested a sample of this product before.',
  'sampleRequest.sent.title': 'Thank you for your request',
  'sampleRequest.sent': 'We have received it and will answer you by email.',
} as const;

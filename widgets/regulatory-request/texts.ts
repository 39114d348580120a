/** Texts of the overlay that asks for a regulatory document (spec P§5). */
export const regulatoryRequestTexts = {
  'regulatoryRequest.title': 'Request a regulatory document',
  'regulatoryRequest.documentType': 'Document',
  'regulatoryRequest.requested': 'You requested this document on {date}.',
  'regulatoryRequest.loading': 'Loading the documents',
  'regulatoryRequest.failed': 'The documents could not be loaded.',
  'regulatoryRequest.submit': 'Send request',
  'regulatoryRequest.busy': 'Sending your request',
  'regulatoryRequest.sent.title': 'Thank you for your request',
  'regulatoryRequest.sent': 'We have received it and will answer you by email.',
  'regulatoryRequest.psr': 'Do you need something else?',
  'regulatoryRequest.psr.ask': 'Ask product safety',
  'regulatoryRequest.psr.title': 'Ask product safety about {name}',
} as const;

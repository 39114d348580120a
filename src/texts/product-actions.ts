/** Texts of a product's actions (spec P§2). */
export const productActionTexts = {
  'productActions.label': 'Actions',
  'productActions.sample': 'Request sample',
  'productActions.regulatory': 'Request document',
  'productActions.sheet': 'Safety data sheet',
  'productActions.ask': 'Ask about this product',
  'productActions.ask.title': 'About {name}',
  'productActions.pdf': 'PDF',
  'productActions.print': 'Print',
  'productActions.copy': 'Copy link',
  'productActions.copied': 'The link is copied.',
  'productActions.qr': 'QR code',
  'productActions.qr.text': 'Scan the code to open {name} on your phone.',
  'productActions.qr.image': 'QR code of {address}',
  'productActions.close': 'Close',
  'productActions.ul': 'UL Prospector',
  'productActions.edit': 'Edit',
} as const;

/** Texts of the sections on contact, formulations and editors' comparisons of a product. */
export const productSectionTexts = {
  'productContact.title': 'Contact',
  'productContact.customer_service': 'Customer service',
  'productContact.account_manager': 'Account manager',
  'productContact.psr': 'Product safety',
  'productContact.psr.about': 'Questions on safety, composition and law.',
  'productContact.bce': 'General enquiry',
  'productContact.bce.about': 'Questions on uses, samples and supply.',
  'productContact.write.customer_service': 'Write to customer service',
  'productContact.write.account_manager': 'Write to your account manager',
  'productContact.write.psr': 'Write to product safety',
  'productContact.write.bce': 'Send an enquiry',
  'productContact.account': 'More with an account',
  'productContact.gain':
    'With a validated account you see formulations, request samples and reach your account manager.',
  'productContact.register': 'Register',
  'productContact.validate': 'Request validation',
  'productContact.pending': 'We are reviewing your request for validation.',

  'productFormulations.title': 'Formulations',
  'productFormulations.with': 'With {name}, for {industry}',
  'productFormulations.withAny': 'With {name}',
  'productFormulations.none': 'There are no formulations with this product yet.',
  'productFormulations.failed': 'The formulations could not be loaded.',

  'productComparisons.title': 'Comparisons by our editors',
  'productComparisons.products': 'Products in this comparison',
  'productComparisons.compare': 'Compare these {count}',
} as const;

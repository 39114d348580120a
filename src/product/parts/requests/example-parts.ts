// Parts that the examples of several overlays of a product share.

export const exampleSubject = {
  prd: '469714',
  productId: 'p-0147',
  productName: 'Rubelis Red 3240',
  industry: 'coatings',
};

/** A validated customer whose profile is complete. */
export const exampleCustomer = {
  userId: 'u-1',
  email: 'vera.lindqvist@example.com',
  firstName: 'Vera',
  lastName: 'Lindqvist',
  company: 'Lindqvist Coatings AB',
  consent: ['inquiries'],
  validationState: 'validated' as const,
  tokenPayload: { roles: ['validated'] },
};

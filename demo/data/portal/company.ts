/** The fictional company of the demo: site, documents and mails name it from here. */
export const company = {
  name: 'Colour & Effect GmbH',
  portal: 'C&E Pigment Portal',
  street: 'Farbenweg 12',
  postcode: '77694',
  town: 'Kehl',
  country: 'Germany',
  phones: {
    office: '+49 7851 5550 10',
    laboratory: '+49 7851 5550 20',
    safety: '+49 7851 5550 30',
    service: '+49 7851 5550 40',
    application: '+49 7851 5550 140',
  },
} as const;

/** Who has made a document, and where it comes from. */
export const publisher = `${company.name} · ${company.portal}`;

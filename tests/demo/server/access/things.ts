/**
 * What the services are asked for, of each kind. Plain data: with other values, and the credentials of other people,
 * the harmless part of the table asks anybody's services.
 */
export const things = {
  products: {
    open: { id: 'p-0001', prd: '213540', name: 'Rubelis Red 3540', pigment: 'PR254' },
    discontinued: { id: 'p-0012', prd: '300649', name: 'Helianta Yellow 2390', pigment: 'PY139' },
    /** For internal users; its pigment is in no other product. */
    internal: { id: 'p-0150', prd: '493471', name: 'Rubelis Red 3550', pigment: 'PR255' },
    unknown: { id: 'p-9999', prd: '999999', name: 'Nothing', pigment: 'PR999' },
  },
  /** By their access level, which may be stricter than that of the product. */
  documents: {
    open: { id: 'a-0001-02', label: 'Technical data sheet' },
    restrictedToSome: { id: 'a-0001-09', label: 'Certificate of analysis' },
    restricted: { id: 'a-0001-06', label: 'SVHC statement' },
    internal: { id: 'a-0002-14', label: 'Internal test report' },
    ofDiscontinued: { id: 'a-0012-02', label: 'Technical data sheet' },
    ofInternal: { id: 'a-0150-02', label: 'Technical data sheet' },
    unknown: { id: 'a-9999-02', label: 'Nothing' },
  },
  /** Products by the level of their safety data sheets. */
  sheets: {
    open: { prd: '345776' },
    restrictedToSome: { prd: '353695' },
    restricted: { prd: '361614' },
    internal: { prd: '369533' },
    ofInternal: { prd: '493471' },
    unknown: { prd: '999999' },
  },
  formulations: { known: { id: 'f-0001' }, unknown: { id: 'f-9999' } },
  competitors: { known: { id: 'k-001' }, unknown: { id: 'k-999' } },
  /** A product that is in formulations. */
  formulated: { id: 'p-0253' },
  catalogs: { standard: { id: 'c-01' } },
} as const;

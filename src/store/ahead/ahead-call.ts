/** A call that can be made ahead: a product, the fields of products, or the catalogues of technical properties. */
export type AheadCall = 'product' | 'fields' | 'catalogues';

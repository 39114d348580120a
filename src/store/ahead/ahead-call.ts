/** A call that can be made ahead: a product, the fields of products, the technical entries, a search. */
export type AheadCall = 'product' | 'fields' | 'catalogues' | 'search';

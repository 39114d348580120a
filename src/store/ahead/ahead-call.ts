/** A call that can be made ahead: a product, the fields of products, the catalogues of technical properties, a search. */
export type AheadCall = 'product' | 'fields' | 'catalogues' | 'search';

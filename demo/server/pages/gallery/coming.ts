/** An island that has a place on the site already and comes with a later version. */
export interface ComingIsland {
  name: string;
  /** The page that will hold it. */
  page: string;
  summary: string;
}

/** Islands to come. One that has arrived is left out by the gallery. */
export const comingIslands: readonly ComingIsland[] = [
  { name: 'product-detail', page: '/product/p-0001?i=coatings', summary: 'One pigment for one industry.' },
  { name: 'catalogs', page: '/catalogs', summary: 'Digital catalogues to narrow and pass on.' },
];

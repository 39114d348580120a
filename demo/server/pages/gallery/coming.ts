/** An island of a later version that already has its element on the site. */
export interface ComingIsland {
  name: string;
  /** The page that will hold it. */
  page: string;
  summary: string;
}

/** Islands of later versions. The gallery leaves out those that exist. */
export const comingIslands: readonly ComingIsland[] = [
  { name: 'product-detail', page: '/product/p-0001?i=coatings', summary: 'One pigment for one industry.' },
  { name: 'catalogs', page: '/catalogs', summary: 'Digital catalogues to narrow and pass on.' },
];

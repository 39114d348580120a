/** What a page says of its catalogues; see `island.ts`. */
export interface DigitalCatalogsProps {
  title?: string | undefined;
  catalogId?: string | undefined;
  productPage: string;
}

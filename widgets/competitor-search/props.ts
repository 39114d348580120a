/** What a page says of the search; see `island.ts`. */
export interface CompetitorSearchProps {
  title?: string | undefined;
  product?: string | undefined;
  medium?: string | undefined;
  productPage: string;
  urlPrefix: string;
  urlKeys: Readonly<Record<string, string>>;
  size: number;
}

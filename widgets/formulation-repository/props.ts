/** What a page says of the repository; see `island.ts`. */
export interface FormulationRepositoryProps {
  title?: string | undefined;
  formulationId?: string | undefined;
  detailPage: string;
  productPage: string;
  urlPrefix: string;
  urlKeys: Readonly<Record<string, string>>;
  size: number;
}

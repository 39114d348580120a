/** What a page says of the repository; see `island.ts`. */
export interface FormulationRepositoryProps {
  formulationId?: string | undefined;
  productPage: string;
}

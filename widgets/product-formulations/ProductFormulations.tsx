import { FormulationsSection } from '../../src/product/formulations/FormulationsSection.tsx';
import { SectionAlone } from '../../src/product/sections/SectionAlone.tsx';

export interface ProductFormulationsProps {
  productId: string;
  industry?: string | undefined;
}

/** Shows the formulations with a product, for who may view formulations, alone. */
export function ProductFormulations(query: ProductFormulationsProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <FormulationsSection {...{ product, isBusy }} />}
    </SectionAlone>
  );
}

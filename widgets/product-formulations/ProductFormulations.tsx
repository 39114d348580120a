import { FormulationsSection } from '../../src/product/parts/formulations/FormulationsSection.tsx';
import { SectionAlone } from '../../src/product/parts/sections/SectionAlone.tsx';

export interface ProductFormulationsProps {
  productId: string;
  industry?: string | undefined;
}

/** Shows only the formulations that contain a product, to users who may view formulations. */
export function ProductFormulations(query: ProductFormulationsProps) {
  return (
    <SectionAlone query={query}>
      {(product, isBusy) => <FormulationsSection {...{ product, isBusy }} />}
    </SectionAlone>
  );
}

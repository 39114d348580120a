import { FormulationsSection } from '../../src/product/parts/formulations/FormulationsSection.tsx';
import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import type { ProductFormulationsProps } from './island.ts';

/** Shows only the formulations that contain a product, to users who may view formulations. */
export const ProductFormulations = sectionAlone<ProductFormulationsProps>(FormulationsSection);

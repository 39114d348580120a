import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import { UseSection } from '../../src/product/parts/use/UseSection.tsx';
import type { ProductDescriptionProps } from './island.ts';

/** Shows only a product's description and uses. */
export const ProductDescription = sectionAlone<ProductDescriptionProps>(UseSection);

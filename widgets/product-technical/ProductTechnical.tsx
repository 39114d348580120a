import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import { PropertiesSection } from '../../src/product/parts/technical/PropertiesSection.tsx';
import type { ProductTechnicalProps } from './island.ts';

/** Shows only the technical properties of a product. */
export const ProductTechnical = sectionAlone<ProductTechnicalProps>(PropertiesSection);

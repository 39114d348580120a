import { TypeSection } from '../../src/product/parts/fields/TypeSection.tsx';
import { sectionAlone } from '../../src/product/parts/section/section-alone.tsx';
import type { ProductFieldsProps } from './island.ts';

/** Shows only a product's fields of one kind. */
export const ProductFields = sectionAlone<ProductFieldsProps>(TypeSection);
